import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frTypography, frTypographyHtml, typography } from './fr-typography.ts'
import { labels } from '#base/core/article/labels.ts'
import { cutSummary } from './summary.ts'
import { workOf } from '../../../../tests/readers/measure.ts'

/** Makes the two no-break spaces visible: `_` is U+202F, `~` is U+00A0. */
const shown = (text: string): string => text.replaceAll('\u202F', '_').replaceAll('\u00A0', '~')
const typed = (text: string): string => shown(frTypography(text))

describe('a plain French text', () => {
  test.each([
    ['Que faire ?', 'Que faire_?'],
    ['Oui ! Non ; peut-être.', 'Oui_! Non_; peut-être.'],
    ['TVA : bien compter', 'TVA~: bien compter'],
    ['TVA: bien compter', 'TVA~: bien compter'],
    ['Quoi? Vraiment?!', 'Quoi_? Vraiment_?!'],
    ['Quoi ?!', 'Quoi_?!'],
    ['Il dit « oui » et « non ».', 'Il dit «~oui~» et «~non~».'],
    ['Il dit «oui».', 'Il dit «~oui~».'],
    ['« Vraiment ? »', '«~Vraiment_?~»'],
    ['Un taux de 10 %, puis 5,5%.', 'Un taux de 10~%, puis 5,5~%.'],
    ['30 €, 2 k€, 1,5 M€ et 12€', '30~€, 2~k€, 1,5~M€ et 12~€'],
    ['De 30 000 € à 1 234 567 €', 'De 30_000~€ à 1_234_567~€'],
    ["L'expert d'aujourd'hui", 'L’expert d’aujourd’hui'],
    ['Et puis...', 'Et puis…'],
    ['mot\n  : suite', 'mot~: suite'],
    ['Le statut "micro" existe.', 'Le statut «~micro~» existe.'],
    ['"Vraiment ?", dit-il ("oui").', '«~Vraiment_?~», dit-il («~oui~»).'],
    ['"Un" "deux"', '«~Un~» «~deux~»'],
    ['Voir "https://a.fr/x?y" ici', 'Voir «~https://a.fr/x?y~» ici'],
    ['« Un » et "deux"', '«~Un~» et «~deux~»'],
  ])('%j becomes %j', (text, expected) => {
    expect(typed(text)).toBe(expected)
  })

  test.each([
    'De 9:30 à 14:30:00',
    'https://exemple.fr/a?b=c;d:e!f',
    'www.exemple.fr/page?x=1%20',
    "jean.d'arc@exemple.fr",
    'mailto:a@b.fr?subject=x;',
    'Un résumé coupé (...)',
    'Un résumé coupé à « (...)',
    'a?b et c;d',
    'C:\\dossier',
    'ratio 3:1',
    '2026%%AAAASS%%',
    'En 2026 300 personnes',
    '01 99 00 12 34',
    "'entre apostrophes'",
    'l’année....',
    'Un écran de 5" au mur',
    'Un écran de 5" ou de 7" au mur',
    'Un "écran de 5" au mur" plat',
    'Un "mot sans fin',
    'a="b" c',
    '"24" pouces',
    '" mot "',
    '""',
    'Rien à changer, merci.',
    '',
  ])('%j stays as it is', (text) => {
    expect(frTypography(text)).toBe(text)
  })

  test('a no-break space of the author’s own stays, whichever it is', () => {
    for (const text of [
      'Oui\u00A0!',
      'TVA\u202F: x',
      '«\u202Foui\u202F»',
      '10\u202F%',
      'a\u2009;',
    ]) {
      expect(frTypography(text)).toBe(text)
    }
  })

  test('the words around an address are prose', () => {
    expect(typed('Voir https://a.fr/x ? Oui !')).toBe('Voir https://a.fr/x_? Oui_!')
    expect(typed('Écrire à a@b.fr : merci !')).toBe('Écrire à a@b.fr~: merci_!')
  })

  test('fixed strings stay to the byte', () => {
    const say = labels('fr-FR')
    for (const text of [say.readMore, say.all, say.allArticles, say.filterByTheme, '(...)']) {
      expect(frTypography(text)).toBe(text)
    }
    expect(frTypography(cutSummary('mot '.repeat(80)))).toMatch(/ \(\.\.\.\)$/)
  })

  test('what it does to any text, doing it again does not change', () => {
    const piece = fc.constantFrom(
      ...' \u00A0\u202F;:!?%€«»\'’".…()&@/aé1€k\n'.split(''),
      '"a"',
      '&quot;',
      ' ?',
      ' :',
      '...',
      '(...)',
      '30 000',
      'https://a.fr/b?c',
      'a@b.fr',
      '14:30',
      '« ',
      ' »',
      '&amp;',
    )
    const text = fc.oneof(
      fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join('')),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(text, (written) => {
        const once = frTypography(written)
        expect(frTypography(once)).toBe(once)
        const html = frTypographyHtml(written)
        expect(frTypographyHtml(html)).toBe(html)
      }),
      { numRuns: 3000 },
    )
  })

  test('nothing but spaces, apostrophes, quotation marks and ellipses ever changes', () => {
    const bare = (text: string) =>
      text.replace(/\s/gu, '').replace(/[«»]/gu, '"').replaceAll('’', "'").replaceAll('…', '...')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(bare(frTypography(text))).toBe(bare(text))
      }),
    )
  })

  test('a long text of signs takes no time', () => {
    const text = `${' ?'.repeat(20_000)}${'a'.repeat(50_000)}@`
    expect(workOf(() => void frTypography(text))).toBeLessThan(2000)
  })
})

describe('HTML', () => {
  const typedHtml = (html: string): string => shown(frTypographyHtml(html))

  test('text changes; tags and attributes do not', () => {
    expect(typedHtml('<p title="Oui ?">Oui ? <a href="/x?a=1;b">Non !</a> :</p>')).toBe(
      '<p title="Oui ?">Oui_? <a href="/x?a=1;b">Non_!</a>~:</p>',
    )
  })

  test.each(['code', 'pre', 'kbd', 'samp'])(
    'the text of <%s> stays, that after it does not',
    (name) => {
      expect(typedHtml(`<${name}>a ? <b>b : c</b></${name}> d ?`)).toBe(
        `<${name}>a ? <b>b : c</b></${name}> d_?`,
      )
    },
  )

  test('a pair of straight quotation marks in one text becomes « », never in code, attributes or across elements', () => {
    expect(typedHtml('<p title="a">Le "mot" et &quot;deux&quot;.</p>')).toBe(
      '<p title="a">Le «~mot~» et «~deux~».</p>',
    )
    for (const html of [
      '<p>"<b>mot</b>" ici</p>',
      '<code>a "b" c</code>',
      '<p>"a <i>b</i> c"</p>',
    ]) {
      expect(frTypographyHtml(html)).toBe(html)
    }
  })

  test('an entity keeps its semicolon', () => {
    expect(typedHtml('<p>R&amp;D&nbsp;: «&nbsp;oui&nbsp;» &lt; 3 ; non &#33;</p>')).toBe(
      '<p>R&amp;D&nbsp;: «&nbsp;oui&nbsp;» &lt; 3_; non &#33;</p>',
    )
  })

  test('a sign after an inline element is bound to it', () => {
    expect(typedHtml('<strong>Exemple</strong> : « <em>mot</em> »')).toBe(
      '<strong>Exemple</strong>~: «~<em>mot</em>~»',
    )
  })
})

test('A8 English stays as it is written', () => {
  const english = typography('en-GB')
  expect(english.text("What's new? 10% : yes!")).toBe("What's new? 10% : yes!")
  expect(english.html('<p>Really ? "Yes"...</p>')).toBe('<p>Really ? "Yes"...</p>')
  expect(shown(typography('fr-FR').text('Vraiment ?'))).toBe('Vraiment_?')
})
