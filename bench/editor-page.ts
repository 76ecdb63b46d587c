import type { WidgetInstance } from '#base/core/page/page.ts'

interface Draft {
  zone: string
  type: string
  version: number
  options: Record<string, unknown>
}

const SENTENCE =
  '<p>Nous tenons vos comptes, préparons vos paies et vous disons, en français courant, ce que ' +
  'les chiffres racontent de votre entreprise.</p>'

/**
 * So many widgets, those inside columns counted: a tenth feeds, a tenth rich texts, a fifth in
 * columns two deep, the rest mixed from what the home page has.
 */
export function benchWidgets(home: readonly WidgetInstance[], count: number): Draft[] {
  const made: Draft[] = []
  let inner = 900_000
  const put = (type: string, options: Record<string, unknown>) =>
    made.push({ zone: 'content', type, version: 1, options })
  const within = (type: string, options: Record<string, unknown>) => {
    inner += 1
    return { id: inner, type, version: 1, options }
  }
  const of = (type: string) =>
    JSON.parse(home.find((one) => one.type === type)?.options ?? '{}') as Record<string, unknown>

  for (let index = 0; index < count / 10; index += 1) {
    put('feed', { ...of('feed'), widget_title: `Actualités ${index}` })
    put('rich-text', { html: `<h2>Texte ${index}</h2>${SENTENCE.repeat(5)}` })
  }
  let counted = made.length
  // Columns with three widgets, one of which holds one more: five in all.
  for (let index = 0; index < count / 25; index += 1) {
    const deep = within('columns', {
      columns: [{ width: 12, widgets: [within('rich-text', { html: SENTENCE })] }],
    })
    const left = { width: 6, widgets: [within('heading', { text: `À gauche ${index}` }), deep] }
    const right = { width: 6, widgets: [within('rich-text', { html: SENTENCE })] }
    put('columns', { columns: [left, right] })
    counted += 5
  }
  const mixed = home.filter(({ type }) => !['feed', 'columns', 'hero', 'rich-text'].includes(type))
  for (let index = 0; counted < count; index += 1) {
    const other = mixed[index % mixed.length]
    if (index % 3 === 0 || !other) put('heading', { text: `Mesure ${index}`, level: '2' })
    else put(other.type, JSON.parse(other.options) as Record<string, unknown>)
    counted += 1
  }
  return made
}
