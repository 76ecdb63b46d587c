import { Button, Typography } from '@mui/material'
import { Component, type ReactNode } from 'react'
import { Link, useRouteError } from 'react-router'
import { BASE } from './configuration.ts'
import { Message } from './messages.tsx'
import { SignedOutPage } from './signed-out-page.tsx'

interface FailureProps {
  /** The address: another one is another screen, and the fault is forgotten. */
  path: string
  children: ReactNode
}

interface FailureState {
  cause: unknown
  path: string
}

/** A screen that failed leaves bar and menu alone, and says what to do. */
export class Failure extends Component<FailureProps, FailureState> {
  override state: FailureState = { cause: null, path: this.props.path }

  static getDerivedStateFromError(cause: unknown): Partial<FailureState> {
    return { cause }
  }

  static getDerivedStateFromProps({ path }: FailureProps, state: FailureState): FailureState {
    return path === state.path ? state : { cause: null, path }
  }

  override render(): ReactNode {
    if (this.state.cause === null) return this.props.children
    return (
      <Message
        title={FAILED}
        action={
          <>
            <Reload />
            <Button component={Link} to="/" sx={{ ml: 1 }}>
              Aller au tableau de bord
            </Button>
          </>
        }
      >
        {wordsOf(this.state.cause)}
      </Message>
    )
  }
}

/** The same for what stands, or failed, without bar and menu. */
export function FailedRoute() {
  const cause = useRouteError()
  return (
    <SignedOutPage title={FAILED}>
      <Typography sx={{ mb: 3 }}>{wordsOf(cause)}</Typography>
      <Reload />
      <Button href={BASE} sx={{ ml: 1 }}>
        Aller au tableau de bord
      </Button>
    </SignedOutPage>
  )
}

const FAILED = 'Cet écran ne peut pas être affiché'

const Reload = () => (
  <Button variant="contained" onClick={() => location.reload()}>
    Recharger la page
  </Button>
)

const wordsOf = (cause: unknown): string =>
  isMissingPart(cause)
    ? 'Une partie du back-office n’a pas pu être chargée : le site vient peut-être d’être mis à jour. Rechargez la page.'
    : 'Une erreur est survenue dans cet écran. Ce qui était enregistré l’est toujours ; rechargez la page, et si l’erreur revient, prévenez la personne qui s’occupe du site.'

/** Browsers say it in their own words when a script of another version is gone. */
const isMissingPart = (cause: unknown): boolean =>
  cause instanceof TypeError && /import|module/i.test(cause.message)
