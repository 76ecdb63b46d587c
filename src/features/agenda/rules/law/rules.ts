import type { AgendaRule } from './rule.ts'
import { COMPANY_RULES } from './company.ts'
import { LOCAL_RULES } from './local.ts'
import { PROFIT_RULES } from './profits.ts'
import { SOCIAL_RULES } from './social.ts'
import { VAT_RULES } from './vat.ts'

/** The rules of the tax and social calendar. */
export const AGENDA_RULES: readonly AgendaRule[] = [
  ...SOCIAL_RULES,
  ...VAT_RULES,
  ...PROFIT_RULES,
  ...COMPANY_RULES,
  ...LOCAL_RULES,
]
