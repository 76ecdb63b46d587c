import type { Target } from '../state/tree/tree-steps.ts'
import type { CanvasHost, CanvasList } from './canvas-contract.ts'
import { button, lay, piece, type Tools } from './tools.ts'
import type { Units } from './units.ts'

/** The « + » before and after a widget, and in each list without any. */
export interface Plus {
  /** Around which widget; no « + » at all where nothing may be added. */
  show(name: string | null, isReadOnly: boolean): void
}

/** CSS pixels of the screen of a « + ». */
const SIZE = 32

/** The same under which the name of an empty list leaves its place to what can be done there. */
const ROOM_FOR_NAME = 380

interface PlusParts extends Pick<CanvasHost, 'pick' | 'write'> {
  isTyping(): boolean
}

export function createPlus(tools: Tools, units: Units, { pick, write, isTyping }: PlusParts): Plus {
  const before = spot(tools, 'Ajouter un bloc avant', () => around(0))
  const after = spot(tools, 'Ajouter un bloc après', () => around(1))
  const empties = piece('empties')
  tools.root.append(empties)
  let over: string | null = null

  const around = (by: 0 | 1) => {
    const target = targetOf(units, over, by)
    if (target) pick(target)
  }

  const drawEmpties = (isReadOnly: boolean) => {
    const empty = isReadOnly
      ? []
      : [...units.lists().values()].filter(({ list }) => list.units.length === 0)
    const key = empty.map(({ list }) => `${list.name} ${list.title}`).join('\n')
    if (empties.dataset['key'] !== key) {
      empties.dataset['key'] = key
      empties.replaceChildren(
        ...empty.map(({ list }) => piece('plus empty', piece('inner', ...invitation(list)))),
      )
    }
    const pieces = [...empties.children] as HTMLElement[]
    for (const [index, { element }] of empty.entries()) {
      const one = pieces[index]
      if (!one) continue
      const rect = element.getBoundingClientRect()
      one.classList.toggle('tight', rect.width * tools.scale() < ROOM_FOR_NAME)
      one.style.maxWidth = `${rect.width - 16}px`
      const { height } = one.getBoundingClientRect()
      lay(one, { left: rect.left + 8, top: rect.top + (rect.height - height) / 2 })
    }
  }

  /** What an empty list is, and what one does there: write at once, or choose a block. */
  const invitation = ({ name, title }: CanvasList): Node[] => {
    const target = { zone: name, index: 0 }
    const words = document.createElement('span')
    words.textContent = title
    const adding = button({
      label: `Ajouter un bloc : ${title}`,
      icon: 'plus',
      words: 'Ajouter un bloc',
      onPress: () => pick(target),
    })
    if (!write) return [words, adding]
    const writing = button({
      label: `Écrire ici : ${title}`,
      icon: 'edit',
      words: 'Écrire ici',
      onPress: () => write(target),
    })
    return [words, writing, adding]
  }

  let isLocked = false
  const position = () => {
    drawEmpties(isLocked)
    const root = over === null ? null : units.root(over)
    // Over words that are typed they would hide some.
    const isShown = targetOf(units, over, 0) !== null && !isLocked && !isTyping()
    before.hidden = !isShown
    after.hidden = !isShown
    if (!root) return
    const { left, width, top, bottom } = root.getBoundingClientRect()
    const size = SIZE / tools.scale()
    const middle = left + width / 2 - size / 2
    // Within they would cover what is read or about to be clicked; above the document nobody would reach them.
    lay(before, { left: middle, top: Math.max(top - size, -scrollY) })
    lay(after, { left: middle, top: bottom })
  }
  tools.onMoved(position)

  return {
    show(name, isReadOnly) {
      over = name
      isLocked = isReadOnly
      tools.moved()
    },
  }
}

function spot(tools: Tools, label: string, onPress: () => void): HTMLElement {
  const one = button({ label, icon: 'plus', onPress })
  // The picker is reached by « / » and by its button over the page, too.
  one.tabIndex = -1
  const element = piece('plus', piece('inner', one))
  element.hidden = true
  tools.root.append(element)
  return element
}

/** The place before or after a widget. */
export function targetOf(units: Units, name: string | null, by: 0 | 1): Target | null {
  for (const { list } of units.lists().values()) {
    const index = list.units.findIndex((unit) => unit.name === name)
    if (index >= 0) return { zone: list.name, index: index + by }
  }
  return null
}
