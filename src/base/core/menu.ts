/** One entry of stored menu data (requirements C1). */
export interface MenuEntry {
  id: number
  link: string
  label: string
  childs: MenuEntry[]
  mediaPage: string
  mediaLinkedObject: string
  /** JSON text that may hold `icon`; our additions: `text`, `motif`. */
  infos: string
}

/** Menu data as the meta tag of the page carries it (requirements C1). */
export interface MenuData {
  paramsMenu: { onlyLevelChoice: string }
  menu: MenuEntry[]
}

/** A menu entry as templates draw it (requirements C3). */
export interface RenderedMenuItem {
  pagelink: string
  title: string
  isCurrent: boolean
  media: string
  icon: string
}
