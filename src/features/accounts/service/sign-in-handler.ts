import { SIGN_IN } from '../rules/sign-in-form.ts'
import type { SentForm } from '#base/core/form.ts'
import { signInByCode, signInByPassword, type SignInDeps, type SignInEnd } from './sign-in.ts'
import { SIGN_IN_WORDS } from './sign-in-messages.ts'
import type { FormAnswer, FormHandler, FormPost } from '#framework/forms/form-handler.ts'

/** Forms of the widget `sign-in`: a password, then a code from whoever has a second factor. */
export const signInHandler: FormHandler<SignInDeps> = { take: signIn }

async function signIn(post: FormPost, deps: SignInDeps): Promise<FormAnswer> {
  const { site, caller, address, posted } = post
  const typed = (name: string): string => posted.values[name]?.[0] ?? ''
  const asked = { siteId: site.id, caller, address }
  if (posted.values[SIGN_IN.code] !== undefined) {
    const end = await signInByCode(deps, asked, {
      code: typed(SIGN_IN.code),
      trusts: typed(SIGN_IN.trust) !== '',
    })
    return answered(post, end, { ...CODE_AWAITED, [SIGN_IN.trust]: [typed(SIGN_IN.trust)] })
  }
  const email = typed(SIGN_IN.email)
  const end = await signInByPassword(deps, asked, { email, password: typed(SIGN_IN.password) })
  return answered(post, end, { [SIGN_IN.email]: [email] })
}

/** The form comes back asking for a code. */
const CODE_AWAITED: SentForm['values'] = { [SIGN_IN.code]: [''] }

/** Nothing that was typed as a secret comes back. */
function answered(
  { culture, next }: FormPost,
  end: SignInEnd,
  values: SentForm['values'],
): FormAnswer {
  const words = SIGN_IN_WORDS[culture]
  const again = (notice: string, kept: SentForm['values'] = values) => ({
    kind: 'again' as const,
    status: 401 as const,
    sent: { values: kept, errors: [], notice },
  })
  switch (end.kind) {
    case 'signed-in':
      return { kind: 'done', location: next, cookies: end.cookies }
    case 'second-factor':
      return { ...again('', CODE_AWAITED), cookies: end.cookies }
    case 'wrong':
      return again(values[SIGN_IN.code] ? words.wrongCode : words.wrong)
    case 'over':
      return again(words.over, {})
    case 'wait':
      return { ...again(words.wait(end.seconds)), status: 429, retryAfter: end.seconds }
  }
}
