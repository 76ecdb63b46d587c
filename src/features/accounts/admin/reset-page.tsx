import { LinkPage } from './link-page.tsx'

/** A new password for whoever followed the link of the mail. */
export const ResetPage = () => (
  <LinkPage
    kind="reset"
    title="Nouveau mot de passe"
    path="/auth/reset"
    doneTitle="C’est enregistré"
  />
)
