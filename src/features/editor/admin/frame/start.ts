import { createBar } from './bar.ts'
import { CANVAS_READY, type Canvas, type CanvasHost, type MountCanvas } from './canvas-contract.ts'
import { createChosen } from './chosen.ts'
import { createDrag } from './drag.ts'
import { pageKeys } from './page-keys.ts'
import { pagePointer } from './page-pointer.ts'
import { createPictures } from './pictures.ts'
import { createPlus } from './plus.ts'
import { createTexts } from './texts.ts'
import { createTools } from './tools.ts'
import { createTyping, markedIn } from './typing.ts'
import { createUnits } from './units.ts'

/** The editor speaks to this document where the back office has it in its frame, and nobody else does. */
export function startCanvas(): void {
  const { frameElement } = window
  if (!frameElement || !parent.location.pathname.startsWith('/admin')) return
  const mount: MountCanvas = createCanvas
  frameElement.dispatchEvent(new CustomEvent(CANVAS_READY, { detail: mount }))
}

function createCanvas(host: CanvasHost): Canvas {
  const tools = createTools()
  let entering: string | null = null
  const texts = host.holdsTexts ? createTexts() : null
  const units = texts ?? createUnits(host.opened, (element) => element.contains(typing.element()))
  const typing = createTyping(tools, units, host)
  const drag = createDrag(tools, units, host.move)
  const pictures = createPictures()
  const bar = createBar({
    tools,
    host,
    pictures,
    caret: typing.element,
    onHandle(event, name) {
      if (!chosen.view().isReadOnly) drag.begin(event, name)
    },
  })
  const plus = createPlus(tools, units, { ...host, isTyping: () => typing.element() !== null })
  const chosen = createChosen({
    tools,
    units,
    host,
    // A text has nothing but its words; what is done with it is over it while it is typed.
    bar: texts ? { ...bar, show: (one) => bar.show(one?.isOther ? one : null) } : bar,
    plus,
    leave: typing.leave,
  })
  pagePointer({ tools, units, typing, chosen, pictures, host })
  const enter = (name: string) => {
    const root = units.root(name)
    // What it begins with inside is drawn after it.
    const isDrawn = root !== null && !root.ariaBusy && !root.querySelector('[aria-busy]')
    entering = isDrawn ? null : name
    if (!isDrawn || typing.enterFirst(name, true)) return
    if (!texts || !typing.enterEmpty(name)) host.options(name)
  }
  pageKeys({ tools, units, typing, host, chosen, toBar: bar.focus })

  return {
    show(view) {
      if (view.selected !== entering) entering = null
      typing.follow(view)
      chosen.show(view)
      tools.moved()
    },
    draw(name, preview) {
      units.draw(name, preview)
      const drawn = units.root(name)
      if (entering !== null && units.root(entering)?.contains(drawn)) {
        if (host.isElsewhere?.()) entering = null
        else enter(entering)
      }
      if (name === chosen.view().selected) chosen.refresh()
      tools.moved()
    },
    redraw(html) {
      if (typing.element() !== null) return
      texts?.redraw(html)
      chosen.refresh()
      tools.moved()
    },
    marks: () => markedIn(document.body).map(({ dataset }) => dataset['edit'] ?? ''),
    enter,
    leave: typing.leave,
    dragOver: drag.over,
    scale: tools.setScale,
  }
}
