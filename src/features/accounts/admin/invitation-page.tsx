import { LinkPage } from './link-page.tsx'

/** Whoever was invited gives their name and chooses a password. */
export const InvitationPage = () => (
  <LinkPage
    kind="invitation"
    title="Bienvenue"
    path="/auth/accept-invitation"
    doneTitle="Votre compte est prêt"
  />
)
