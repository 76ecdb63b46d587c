import type { Plugin } from 'vite'
import { withoutTexts } from '../src/features/simulators/rules/without-texts.ts'

/** The State's rules are built without their texts: less than half of their bytes. */
export const leanRules: Plugin = {
  name: 'lean-rules',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('/modele-social/dist/index.js')) return null
    const { default: rules } = await import('modele-social')
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(withoutTexts(rules)))})`
  },
}
