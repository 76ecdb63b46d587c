import { currentDataUrls } from './current-data-urls.ts'
import { fixedHeader } from './fixed-header.ts'
import { phoneMenu } from './phone-menu.ts'
import { searchPanel } from './search-panel.ts'
import { submenus } from './submenus.ts'

/** Comfort for the header; without it links and native disclosures do the same (requirements B). */
export function mount(root: HTMLElement): void {
  const burger = root.querySelector<HTMLAnchorElement>('[data-burger]')
  const menu = root.querySelector<HTMLElement>('#menu')
  const panel = root.querySelector<HTMLElement>('#search')

  fixedHeader(root, root.querySelector<HTMLElement>('.top-bar'))
  if (burger && menu) phoneMenu(root, burger, menu)
  submenus(root)
  if (panel) searchPanel(root, panel)
  currentDataUrls()
}
