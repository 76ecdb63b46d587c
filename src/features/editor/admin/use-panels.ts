import { useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { useStoredState } from '#framework/admin/shell/stored-state.ts'
import type { Target } from './state/tree/tree-steps.ts'

/** What stands beside the page when somebody asks for it. */
export type Panel = 'outline' | 'add' | 'options'

/** French titles, and names in the document. */
export const PANELS: Readonly<Record<Panel, { id: string; title: string }>> = {
  outline: { id: 'editor-outline', title: 'Plan de la page' },
  add: { id: 'editor-add', title: 'Ajouter un bloc' },
  options: { id: 'editor-options', title: 'Options du bloc' },
}

/** Pixels from which the options have a column of their own. */
const TWO_COLUMNS = '(min-width: 1100px)'
/** Pixels below which a panel beside the page would leave it none. */
const ONE_COLUMN = '(max-width: 699px)'

/** The panels that are open, the place that is to be filled, and the width at which the page is shown. */
export interface Panels {
  isWide: boolean
  isNarrow: boolean
  open: readonly Panel[]
  show(panel: Panel): void
  close(panel: Panel): void
  toggle(panel: Panel): void
  /** Where the next widget is put; after the chosen one when nobody has said. */
  target: Target | null
  /** How often somebody asked what to add. */
  asked: number
  pick(target: Target | null): void
  /** Something was added. */
  added(): void
  /** CSS pixels: what somebody chose, else what fits. */
  width: number
  setWidth(width: number): void
  fit(width: number): void
}

/** On a wide screen one panel stands on each side of the page, else one alone. They stay as they were left, but on a phone. */
export function usePanels(): Panels {
  const isWide = useMediaQuery(TWO_COLUMNS, { noSsr: true })
  const isNarrow = useMediaQuery(ONE_COLUMN, { noSsr: true })
  const [kept, keep] = useStoredState<Panel[]>('editor.panels', [])
  const [open, setOpen] = useState<readonly Panel[]>(isWide ? kept : [])
  const [target, setTarget] = useState<Target | null>(null)
  const [asked, setAsked] = useState(0)
  const [chosen, setWidth] = useState(0)
  const [fitting, fit] = useState(0)

  const change = (next: readonly Panel[]) => {
    setOpen(next)
    // What is added is asked for each time.
    if (isWide) keep(next.filter((panel) => panel !== 'add'))
  }
  const stays = (one: Panel, beside: Panel) =>
    isWide && one !== beside && (one === 'options') !== (beside === 'options')
  const show = (panel: Panel) => change([...open.filter((one) => stays(one, panel)), panel])
  const close = (panel: Panel) => change(open.filter((one) => one !== panel))
  const shown = isWide ? open : open.slice(-1)

  return {
    isWide,
    isNarrow,
    open: shown,
    show,
    close,
    toggle: (panel) => (shown.includes(panel) ? close(panel) : show(panel)),
    target,
    asked,
    pick(where) {
      setTarget(where)
      setAsked((count) => count + 1)
      show('add')
    },
    added() {
      setTarget(null)
      if (isNarrow) close('add')
    },
    width: chosen || fitting,
    setWidth,
    fit,
  }
}
