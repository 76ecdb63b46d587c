import { createUsePuck } from '@puckeditor/core'
import type { PageProps, PuckPage, PuckWidget } from './page-data.ts'

const usePuck = createUsePuck()

/** The page as it stands in Puck; drawn again with every change of it. */
export const usePage = (): PageProps =>
  usePuck(({ appState }) => (appState.data as PuckPage).root.props)

/** The widget that is chosen, or `null`. */
export const useChosen = (): PuckWidget | null =>
  usePuck(({ selectedItem }) => selectedItem as PuckWidget | null)

/** Puck's name of the widget that is chosen, or `null`. */
export const useChosenId = (): string | null =>
  usePuck(({ selectedItem }) => (selectedItem?.props['id'] as string | undefined) ?? null)
