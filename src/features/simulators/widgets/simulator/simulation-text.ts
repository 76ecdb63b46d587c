import { frTypography } from '#base/kit/text/fr-typography.ts'
import { isAsked, type Simulation, type Tool, type Typed } from './tools/tool.ts'

/**
 * What a visitor sends to their accountant: inputs and result, one a line. Empty while an input is
 * wrong. `typed` has every input of the tool.
 */
export function simulationText(tool: Tool, typed: Typed, simulation: Simulation): string {
  if (simulation.state !== 'found') return ''
  const { answers, lines, sentence } = simulation.result
  const asked = Object.entries(tool.inputs).filter(([, one]) => isAsked(one, tool.inputs, typed))
  const given = asked.flatMap(([name, { label, unit, choices, optional }]) => {
    const value = typed[name]?.trim() ?? ''
    if (value === '' && optional) return []
    const chosen = choices.find(([key]) => key === value)?.[1]
    const bare = /[€%]$/.test(value) ? value.slice(0, -1).trimEnd() : value
    return `${label} : ${chosen ?? (unit ? `${bare} ${unit}` : value)}`
  })
  const found = [...answers, ...lines].map(({ label, value }) => `${label} : ${value}`)
  return frTypography([...given, '', ...found, '', sentence].join('\n'))
}
