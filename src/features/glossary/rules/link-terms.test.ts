import { describe, expect, test } from 'vitest'
import { termExplainer } from './link-terms.ts'
import type { Term } from './glossary.ts'

const term = (id: number, name: string, definition = `Définition de ${name}.`): Term => ({
  id,
  name,
  path: `/lexique/${id}`,
  definition,
})

const terms = [
  term(1, 'Bilan'),
  term(2, 'Compte courant d’associé'),
  term(3, 'Associé'),
  term(4, 'Capital social'),
  term(5, 'BFR'),
  term(6, 'Fonds de roulement'),
  term(7, 'Avoir'),
  term(8, 'Créance', 'Un "droit" & une somme.'),
  term(9, 'Résultat d’exploitation'),
  term(10, 'Acompte'),
  term(11, 'Actif'),
  term(12, 'Prorata temporis'),
]

const page = { known: [] as readonly number[], href: (path: string): string | null => path }
const explain = (html: string, more: Partial<typeof page> = {}) =>
  termExplainer(terms, { ...page, ...more })(html)

/** The words explained in a text. */
const found = (html: string) =>
  [...explain(html).matchAll(/<a class="terme" [^>]*>(.*?)<\/a>/gs)].map((match) => match[1])

describe('terms explained in a text', () => {
  test('the first of a page is a link to its page with the definition as its title', () => {
    const say = termExplainer(terms, page)
    expect(say('<p>Une créance, deux créances.</p>')).toBe(
      '<p>Une <a class="terme" href="/lexique/8" title="Un &quot;droit&quot; &amp; une somme.">créance</a>, deux créances.</p>',
    )
    expect(say('<p>La créance revient.</p>')).toBe('<p>La créance revient.</p>')
    expect(termExplainer(terms, page)('<p>La créance.</p>')).toContain('class="terme"')
  })

  test('words are found whole, in any case, in singular and plural, accents composed or not', () => {
    expect(found('Bilans et BILAN')).toEqual(['Bilans'])
    expect(found('les capitaux sociaux')).toEqual(['capitaux sociaux'])
    expect(found('ses comptes courants d’associés')).toEqual(['comptes courants d’associés'])
    expect(found("un compte\u00A0courant\nd'associé")).toEqual(["compte\u00A0courant\nd'associé"])
    expect(found('un compte-courant d&#39;associé')).toEqual(['compte-courant d&#39;associé'])
    expect(found('une cre\u0301ance')).toEqual(['cre\u0301ance'])
    expect(found('prorata temporis')).toEqual(['prorata temporis'])
    for (const other of ['bilantiel', 'pré-bilan', 'bilan_1', 'creance', 'bfr', 'prorata']) {
      expect(found(other), other).toEqual([])
    }
  })

  test('the longest counts, and a phrase that only holds a term does not', () => {
    expect(found('le compte courant d’associé')).toEqual(['compte courant d’associé'])
    expect(found('besoin en fonds de roulement')).toEqual(['besoin en fonds de roulement'])
    expect(explain('besoin en fonds de roulement')).toContain('href="/lexique/5"')
    expect(found('un acompte d’impôt, un bilan patrimonial')).toEqual([])
    expect(found('un acompte d’impôt, puis un acompte')).toEqual(['acompte'])
  })

  test('a term that is also a verb or an adjective counts after an article alone', () => {
    expect(found('émettre un avoir')).toEqual(['avoir'])
    expect(found('l’actif du bilan')).toEqual(['actif', 'bilan'])
    for (const other of ['sans l’avoir vérifié', 'pour avoir droit', 'très actif', 'on associé']) {
      expect(found(other), other).toEqual([])
    }
  })

  test('titles, links, buttons and what is read letter by letter are left alone', () => {
    const tags = [
      'a',
      'abbr',
      'button',
      'h2',
      'h6',
      'code',
      'pre',
      'th',
      'caption',
      'summary',
      'dt',
    ]
    for (const tag of tags) {
      const html = `<${tag}>Le <em>bilan</em></${tag}>`
      expect(explain(html), tag).toBe(html)
      expect(found(`${html} Un bilan.`), tag).toEqual(['bilan'])
    }
    expect(explain('<p title="bilan" data-x="créance">…</p>')).toBe(
      '<p title="bilan" data-x="créance">…</p>',
    )
  })

  test('what the author linked, the page’s own term and one that leads nowhere stay as they are', () => {
    const linked = '<p>Voir <a href="/lexique/1">là</a>, puis le bilan.</p>'
    expect(explain(linked)).toBe(linked)
    expect(explain(linked.replace('="/', '="/dev.php/'))).not.toContain('terme')
    expect(explain('Le bilan.', { known: [1] })).toBe('Le bilan.')
    expect(explain('Le bilan.', { href: () => null })).toBe('Le bilan.')
  })

  test('without terms, or with terms of signs that mean something in patterns, nothing breaks', () => {
    expect(termExplainer([], page)('<p>Un bilan.</p>')).toBe('<p>Un bilan.</p>')
    const odd = [term(1, 'C++ (langage) [a|b] {2}'), term(2, '-')]
    expect(termExplainer(odd, page)('<p>Un c++ (langage) [a|b] {2} ?</p>')).toContain('terme')
  })
})
