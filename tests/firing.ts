/** What whoever fires schedules is handed beside stores, kinds and a clock. */
export const FIRING = {
  originOf: () => 'https://cabinet.example',
  mailed: () => {},
  warn: () => {},
}
