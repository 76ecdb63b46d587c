import { z } from 'zod'
import { call } from '#framework/api/call.ts'
import type { FirstStep } from '#base/core/onboarding.ts'

const step = z.object({
  key: z.enum(['identity', 'legal', 'offices', 'mail', 'colours', 'provider', 'article', 'users']),
  label: z.string(),
  isDone: z.boolean(),
  detail: z.string(),
  path: z.string(),
}) satisfies z.ZodType<FirstStep>

/** Whether the list is still shown, and its steps. */
const firstSteps = z.object({ isOpen: z.boolean(), steps: z.array(step) })
export type FirstSteps = z.infer<typeof firstSteps>

/** The list of a new site's first steps, and its end (requirements L1, `first_time`). */
export const firstStepCalls = {
  read: call({
    method: 'GET',
    path: '/first-steps',
    right: 'firm.read',
    answer: firstSteps,
    reads: ['settings', 'users', 'articles', 'providers'],
  }),
  finish: call({
    method: 'POST',
    path: '/first-steps/finish',
    right: 'firm.write',
    answer: firstSteps,
    changes: ['settings'],
  }),
}
