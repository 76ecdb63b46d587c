import { createSigner } from '#base/platform/security/signed.ts'
import { documentKinds } from '#features/publishing/kinds/all-kinds.ts'
import type { Kind } from '#features/publishing/service/kind.ts'
import { type TryDeps, tryLayout } from '#app/website/drafts/try-layout.ts'
import { registry } from '#app/widgets.ts'
import type { HeavyWork } from '#app/workers/heavy-work.ts'

type KindDeps = Omit<TryDeps, 'signer' | 'listeningOrigin'> & {
  secret: string
  comparePages: HeavyWork['comparePages']
}

/** Every kind of document, over what pages are drawn with. */
export function provideKinds({ secret, comparePages, ...deps }: KindDeps): readonly Kind[] {
  const website = { ...deps, signer: createSigner(secret), listeningOrigin: () => '' }
  return documentKinds({
    widgets: registry,
    comparePages,
    clean: deps.clean,
    clock: deps.clock,
    templates: deps.templates,
    tryLayout: tryLayout(website),
  })
}
