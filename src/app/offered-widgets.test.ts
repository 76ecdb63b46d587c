import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { describeWidget } from '#framework/widget-kit/describe-widget.ts'
import { registry } from './widgets.ts'

const OFFERED = [...registry.values()].filter(({ group }) => group !== null)
const PICTURES = globSync('src/features/*/widgets/*/picture.webp')

describe.each(OFFERED.map((widget) => [widget.type, widget] as const))('%s', (type, widget) => {
  test('says in one short sentence what it is for, and is seen', () => {
    expect(widget.sentence).toMatch(/^\p{Lu}[^]*\.$/u)
    expect(widget.sentence.length).toBeLessThanOrEqual(75)
    if (widget.group !== 'developer')
      expect(PICTURES.filter((path) => path.endsWith(`/${type}/picture.webp`))).toHaveLength(1)
  })

  test('begins with options that it takes', () => {
    const { defaults, starts } = describeWidget(widget)
    const stored = JSON.stringify({ ...defaults, ...starts })
    expect(() => widget.options.read(stored, widget.options.version)).not.toThrow()
    for (const name of Object.keys(starts))
      expect(Object.keys(widget.options.fields)).toContain(name)
  })
})
