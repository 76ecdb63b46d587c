import { Schema } from 'prosemirror-model'
import { EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import { linkCorrection } from './link-correction.ts'

const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: 'text*' },
    text: {},
  },
  marks: { link: { attrs: { kept: {} }, inclusive: false } },
})
const linkTo = (href: string) => schema.mark('link', { kept: { href } })

/** A paragraph « before[link]after », as somebody types in it. */
function text(before: string, linked: string, after: string, address = 'tel:+33199001234') {
  const pieces = [
    ...(before ? [schema.text(before)] : []),
    schema.text(linked, [linkTo(address)]),
    ...(after ? [schema.text(after)] : []),
  ]
  let state = EditorState.create({
    doc: schema.node('doc', null, [schema.node('paragraph', null, pieces)]),
    plugins: [linkCorrection],
  })
  const run = (change: (tr: Transaction) => Transaction) => {
    state = state.apply(change(state.tr))
  }
  const end = 1 + before.length + linked.length
  const typing = {
    end,
    select(from: number, to = from) {
      run((tr) => tr.setSelection(TextSelection.create(tr.doc, from, to)))
      return typing
    },
    /** Signs one after the other, as the view writes them: from one place to another. */
    type(signs: string) {
      for (const sign of signs) run((tr) => tr.insertText(sign, tr.selection.from, tr.selection.to))
      return typing
    },
    back(times = 1) {
      for (let time = 0; time < times; time += 1) {
        run((tr) => tr.delete(tr.selection.from - 1, tr.selection.from))
      }
      return typing
    },
    cut() {
      run((tr) => tr.deleteSelection())
      return typing
    },
    enter() {
      run((tr) => tr.split(tr.selection.from))
      return typing
    },
    /** « before[link → address]after ». */
    get shown() {
      let said = ''
      state.doc.descendants((node) => {
        const href = node.marks.find(({ type }) => type.name === 'link')?.attrs['kept'].href
        if (node.isText) said += href ? `[${node.text}>${href.replace('tel:', '')}]` : node.text
      })
      return said
    },
  }
  return typing
}

const NUMBER = '01 99 00 12 34'

describe('of a link', () => {
  test('the last digit that is taken away and typed again stays, and is dialled', () => {
    const typed = text('Au ', NUMBER, '.')
    expect(typed.select(typed.end).back().shown).toBe('Au [01 99 00 12 3>+33199001234].')
    expect(typed.type('5').shown).toBe('Au [01 99 00 12 35>+33199001235].')
  })

  test('the last digit that is typed over stays, and so does the first', () => {
    const last = text('Au ', NUMBER, '')
    expect(last.select(last.end - 1, last.end).type('5').shown).toBe(
      'Au [01 99 00 12 35>+33199001235]',
    )
    const first = text('', NUMBER, ' enfin')
    expect(first.select(2).back().type('0').shown).toBe('[01 99 00 12 34>+33199001234] enfin')
  })

  test('a number that is typed over whole, or from its middle on, stays to its last digit', () => {
    const whole = text('Au ', NUMBER, '.')
    expect(whole.select(4, whole.end).type('04 99 11 22 33').shown).toBe(
      'Au [04 99 11 22 33>+33499112233].',
    )
    const half = text('Au ', NUMBER, '')
    expect(half.select(half.end).back(6).type(' 99 88').shown).toBe(
      'Au [01 99 00 99 88>+33199009988]',
    )
    const beyond = text('Au ', NUMBER, ' et demi')
    expect(beyond.select(beyond.end - 2, beyond.end + 3).type('56').shown).toBe(
      'Au [01 99 00 12 56>+33199001256] demi',
    )
  })

  test('a number that was whole for a moment is gone on with', () => {
    const typed = text('Au ', NUMBER, '.')
    expect(typed.select(typed.end).back().type('56').back(2).type('7').shown).toBe(
      'Au [01 99 00 12 37>+33199001237].',
    )
  })

  test('nothing is what is typed after it, also after a correction', () => {
    const after = text('Au ', NUMBER, '')
    expect(after.select(after.end).type(' demain').shown).toBe(
      'Au [01 99 00 12 34>+33199001234] demain',
    )
    const corrected = text('Au ', NUMBER, '')
    expect(corrected.select(corrected.end).back().type('5, puis').shown).toBe(
      'Au [01 99 00 12 35>+33199001235], puis',
    )
    const word = text('', 'Contactez-nous', '', '/contact')
    expect(word.select(word.end).back(4).type('moi vite').shown).toBe(
      '[Contactez-moi>/contact] vite',
    )
  })

  test('nothing stays of a correction once the caret was elsewhere, or a line was begun', () => {
    const elsewhere = text('Au ', NUMBER, '')
    elsewhere.select(elsewhere.end).back().type('5').select(1).select(elsewhere.end)
    expect(elsewhere.type('6').shown).toBe('Au [01 99 00 12 35>+33199001235]6')
    const line = text('Au ', NUMBER, '')
    expect(line.select(line.end).back().type('5').enter().type('Et').shown).toBe(
      'Au [01 99 00 12 35>+33199001235]Et',
    )
  })

  test('all that is taken away takes the link with it', () => {
    const typed = text('Au ', NUMBER, '')
    expect(typed.select(4, typed.end).cut().type('bureau').shown).toBe('Au bureau')
    const beside = text('Au ', NUMBER, '!')
    expect(
      beside
        .select(beside.end + 1)
        .back()
        .type('?').shown,
    ).toBe('Au [01 99 00 12 34>+33199001234]?')
  })

  test('a number with the code of its country is dialled without the zero of home', () => {
    const typed = text('', '+33 (0)1 99 00 12 34', '')
    expect(typed.select(typed.end).back().type('5').shown).toBe(
      '[+33 (0)1 99 00 12 35>+33199001235]',
    )
  })

  test('words that are no number leave what is dialled alone', () => {
    const typed = text('', 'Appelez-nous', '')
    expect(typed.select(typed.end).back().type('z').shown).toBe('[Appelez-nouz>+33199001234]')
  })
})
