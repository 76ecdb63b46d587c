import { Alert, Button } from '@mui/material'
import { type ComponentType, lazy, type ReactNode, useEffect, useReducer, useState } from 'react'

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

/**
 * A part of a screen whose script comes when the first one is shown. When it can't come it says so in its place, and
 * can be asked for again: what somebody has typed around it stays.
 * @param waiting what stands there until then
 */
export function partLater<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: (props: P) => ReactNode = () => null,
): ComponentType<P> {
  let Part: ComponentType<P> | null = null
  return function Later(props: P) {
    const [, redraw] = useReducer((count: number) => count + 1, 0)
    const [isFailed, setFailed] = useState(false)
    useEffect(() => {
      if (Part !== null || isFailed) return
      let isGone = false
      load().then(
        (loaded) => {
          Part = loaded
          if (!isGone) redraw()
        },
        () => {
          if (!isGone) setFailed(true)
        },
      )
      return () => {
        isGone = true
      }
    }, [isFailed])
    if (Part !== null) return <Part {...props} />
    if (!isFailed) return waiting(props)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => setFailed(false)}>
            Réessayer
          </Button>
        }
      >
        Cette partie de l’écran n’a pas pu être chargée. Ce que vous avez saisi reste là.
      </Alert>
    )
  }
}
