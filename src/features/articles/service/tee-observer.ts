import type { ProviderObserver } from '../rules/observer.ts'

/** Several observers as one: each is told, in order. */
export const combined = (...observers: readonly ProviderObserver[]): ProviderObserver => ({
  called: (end) => {
    for (const observer of observers) observer.called(end)
  },
  dropped: (drop) => {
    for (const observer of observers) observer.dropped(drop)
  },
  answered: (answer) => {
    for (const observer of observers) observer.answered(answer)
  },
  breakerChanged: (change) => {
    for (const observer of observers) observer.breakerChanged(change)
  },
})
