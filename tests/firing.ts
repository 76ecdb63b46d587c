/** What whoever fires schedules is handed beside stores, kinds and a clock. */
export const FIRING = {
  addressesOf: () => ({
    origin: 'https://cabinet.example',
    backOffice: 'https://cabinet.example/admin',
  }),
  mailed: () => {},
  warn: () => {},
}
