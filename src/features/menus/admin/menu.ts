import type { MenuData } from '#base/core/menu.ts'

/** A menu as the interface gives it (features/menus/routes/menu-routes.ts). */
export interface ShownMenu {
  id: number
  name: string
  data: MenuData
  base: string
  uses: { title: string; href: string }[]
}

/** A menu in the list. */
export interface ListedMenu {
  id: number
  name: string
  entries: number
  isReadable: boolean
  uses: string[]
}
