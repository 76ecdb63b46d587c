import { z } from 'zod'
import { FIRST_STEPS, type FirstStep } from '#base/core/onboarding.ts'
import { call, idParams } from '#framework/api/call.ts'

const step = z.object({
  key: z.enum(FIRST_STEPS),
  label: z.string(),
  isDone: z.boolean(),
  detail: z.string(),
  path: z.string(),
}) satisfies z.ZodType<FirstStep>

/** A page that speaks of the firm alone for which it was written, and of which nobody has decided yet. */
const leftover = z.object({
  id: z.number(),
  name: z.string(),
  path: z.string(),
  /** Visitors see it. */
  isLive: z.boolean(),
})
export type Leftover = z.infer<typeof leftover>

/** Whether the list is still shown, its steps, and what is left of the site's model. */
const firstSteps = z.object({
  isOpen: z.boolean(),
  steps: z.array(step),
  leftovers: z.array(leftover),
})
export type FirstSteps = z.infer<typeof firstSteps>

/** The first steps of a new site, and their end (requirements L1, `first_time`). */
export const firstStepCalls = {
  read: call({
    method: 'GET',
    path: '/first-steps',
    right: 'firm.read',
    answer: firstSteps,
    reads: ['settings', 'users', 'team', 'pages'],
  }),
  finish: call({
    method: 'POST',
    path: '/first-steps/finish',
    right: 'firm.write',
    answer: firstSteps,
    changes: ['settings'],
  }),
  /** A page of the model becomes the firm's own: it goes on line, with those below it. */
  keep: call({
    method: 'POST',
    path: '/first-steps/pages/:id/keep',
    right: 'pages.publish',
    params: idParams,
    answer: firstSteps,
    changes: ['settings', 'pages'],
  }),
  /** Sends a mail to whoever asks; `isSent` is false where no mail leaves. */
  testMail: call({
    method: 'POST',
    path: '/first-steps/test-mail',
    right: 'firm.write',
    answer: z.object({ to: z.string(), isSent: z.boolean() }),
  }),
}
