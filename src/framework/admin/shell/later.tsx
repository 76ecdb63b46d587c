import { type ComponentType, lazy } from 'react'

/** A screen, and what has its script loaded ahead, where it has one of its own. */
export type Shown = ComponentType & { load?: () => Promise<void> }

/**
 * A screen whose script comes when it is opened. Whoever opens its address is shown it as soon as it is there: who
 * is first told to wait waits for a third of a second, since React changes what it shows no sooner.
 */
export function later(load: () => Promise<{ default: ComponentType }>): Shown {
  let Part: ComponentType = lazy(load)
  const Screen = () => <Part />
  return Object.assign(Screen, {
    load: () =>
      load().then(
        (loaded) => {
          Part = loaded.default
        },
        // Asked for again by the screen, which says so.
        () => {},
      ),
  })
}
