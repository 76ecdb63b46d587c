import type { AxeResults, Locale } from 'axe-core'
import axeAddress from 'axe-core/axe.min.js?url'
import { API } from '#framework/admin/shell/configuration.ts'
import type { Finding } from '../contract/finding.ts'

interface Axe {
  configure(options: { locale: Pick<Locale, 'lang' | 'rules'> }): void
  run(context: Document, options: object): Promise<AxeResults>
}

interface DrawnAround {
  /** Whether a widget of the page is the draft's, not what stands around it. */
  isOwn(widgetId: number): boolean
  /** How findings name what stands around it; without a name they are told where it is edited. */
  around: string | null
}

/** Width at which a page is judged, in pixels. */
const WIDTH = 1280

/**
 * Looks at the draft as it is drawn, in a frame beside the screen: what people who can't see it, or
 * use no mouse, would meet. The engine is fetched when it is asked for.
 * @param path of the draft's preview below the interface
 */
export async function accessibilityFindings(
  path: string,
  { isOwn, around }: DrawnAround,
): Promise<Finding[]> {
  const frame = document.createElement('iframe')
  frame.title = 'Aperçu que l’on vérifie'
  frame.tabIndex = -1
  frame.inert = true
  Object.assign(frame.style, {
    position: 'fixed',
    left: '-9999px',
    top: '0',
    width: `${WIDTH}px`,
    height: '900px',
    border: '0',
  })
  try {
    const [page, axe] = await loaded(frame, `${API}${path}`)
    // The rules alone: other texts of the locale are templates, which a strict policy keeps shut.
    const { lang: locale, rules } = (await import('axe-core/locales/fr.json')).default
    axe.configure({ locale: { lang: locale, rules } })
    const { violations } = await axe.run(page, { resultTypes: ['violations'], iframes: false })
    return violations.flatMap(({ help, nodes }) =>
      nodes.flatMap(({ target }): Finding[] => {
        const widgetId = widgetOf(page, String(target[0] ?? ''))
        const isElsewhere = widgetId === null ? around === null : !isOwn(widgetId)
        if (isElsewhere && around === null) return []
        return [
          {
            check: 'accessibility',
            severity: 'look',
            sentence: isElsewhere ? `${around} : ${help}.` : `${help}.`,
            widgetId: isElsewhere ? null : widgetId,
            widget: '',
          },
        ]
      }),
    )
  } finally {
    frame.remove()
  }
}

/** The frame's document once it is drawn, and the engine in it. */
async function loaded(frame: HTMLIFrameElement, address: string): Promise<[Document, Axe]> {
  await arrival(frame, () => {
    frame.src = address
    document.body.append(frame)
  })
  const page = frame.contentDocument
  if (!page?.body) throw new Error('L’aperçu ne s’est pas ouvert.')
  const script = page.createElement('script')
  await arrival(script, () => {
    script.nonce = page.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? ''
    script.src = axeAddress
    page.head.append(script)
  })
  const { axe } = frame.contentWindow as unknown as { axe?: Axe }
  if (!axe) throw new Error('Le moteur d’accessibilité n’a pas démarré.')
  return [page, axe]
}

const arrival = (element: HTMLElement, begin: () => void): Promise<void> =>
  new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve(), { once: true })
    element.addEventListener('error', () => reject(new Error('L’aperçu ne s’est pas ouvert.')), {
      once: true,
    })
    begin()
  })

/** The widget that an element stands in, the innermost. */
function widgetOf(page: Document, selector: string): number | null {
  const id = page
    .querySelector(selector)
    ?.closest('[data-widget-id]')
    ?.getAttribute('data-widget-id')
  return id ? Number(id) : null
}
