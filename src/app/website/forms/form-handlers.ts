import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { SIGN_IN_WIDGET } from '#features/accounts/rules/sign-in-form.ts'
import { signInHandler } from '#features/accounts/service/sign-in-handler.ts'
import type { SignInDeps } from '#features/accounts/service/sign-in.ts'
import { leadFormHandler } from '#features/leads/service/lead-form-handler.ts'
import type { LeadTaking } from '#features/leads/service/take-lead.ts'
import { options as leadForm } from '#features/leads/widgets/lead-form/options.ts'
import {
  leaveHandler,
  type NewsletterDeps,
  newsletterHandler,
} from '#features/newsletter/service/newsletter-handler.ts'
import { options as newsletter } from '#features/newsletter/widgets/newsletter/options.ts'
import type { FormHandler } from '#framework/forms/form-handler.ts'
import {
  type SimulatorDeps,
  simulatorHandler,
} from '#features/simulators/service/simulator-handler.ts'
import { figuresOf } from '#features/simulators/widgets/simulator/load.ts'
import { options as simulator } from '#features/simulators/widgets/simulator/options.ts'
import { TOOLS } from '#features/simulators/widgets/simulator/tools.ts'
import type { Tool } from '#features/simulators/widgets/simulator/tools/tool.ts'

/** What the handlers of all forms need. */
export type FormDeps = LeadTaking & NewsletterDeps & SignInDeps & SimulatorDeps

/** Who takes the forms of a widget, by its type. */
export const FORM_HANDLERS: ReadonlyMap<string, FormHandler<FormDeps>> = new Map<
  string,
  FormHandler<FormDeps>
>([
  ['lead-form', leadFormHandler(({ options, version }) => leadForm.read(options, version))],
  ['newsletter', newsletterHandler(({ options, version }) => newsletter.read(options, version))],
  ['newsletter-unsubscribe', leaveHandler],
  [SIGN_IN_WIDGET, signInHandler],
  [
    'simulator',
    simulatorHandler(({ options, version }) => {
      const { tool: name } = simulator.read(options, version)
      const tool: Tool = TOOLS[name][1]
      const { asks, inputs } = tool
      return (
        asks && {
          name,
          inputs: Object.keys(inputs),
          valuesOf: (typed, { site, now }) =>
            asks.valuesOf(typed, figuresOf(tool, site.settings.useful_figures, dayInParis(now))),
        }
      )
    }),
  ],
])
