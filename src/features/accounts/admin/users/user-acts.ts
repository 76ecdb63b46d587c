import { type AccountRecord, users } from '../../contract/users.ts'

/** Something that can be done to somebody's account. */
export interface UserAct {
  label: string
  call: (typeof users)[
    | 'invite'
    | 'sendResetLink'
    | 'endSessions'
    | 'removeSecondFactor'
    | 'enable'
    | 'disable'
    | 'remove']
  /** What is asked before. */
  question: string
  /** What is said afterwards. */
  done: string
  isGrave?: boolean
}

/** What can be done to an account as it stands, in the order in which it is needed. */
export function actsOn({ name, state, secondFactor }: AccountRecord): UserAct[] {
  const acts: (UserAct | false)[] = [
    state === 'invited' && {
      label: 'Renvoyer l’invitation',
      call: users.invite,
      question: `Envoyer un nouveau lien à ${name} ? L’ancien ne servira plus.`,
      done: 'L’invitation est renouvelée.',
    },
    state === 'active' && {
      label: 'Envoyer un lien de mot de passe',
      call: users.sendResetLink,
      question: `Envoyer à ${name} un lien pour choisir un nouveau mot de passe ?`,
      done: 'Un nouveau lien est préparé pour cette personne.',
    },
    state === 'active' && {
      label: 'Terminer ses sessions',
      call: users.endSessions,
      question: `${name} devra se reconnecter sur tous ses appareils.`,
      done: 'Ses sessions sont terminées.',
    },
    secondFactor && {
      label: 'Retirer le second facteur',
      call: users.removeSecondFactor,
      question: `Pour ${name}, le mot de passe suffira de nouveau. À faire quand le téléphone et les codes de secours sont perdus, après avoir vérifié que c’est bien cette personne qui le demande.`,
      done: 'Le second facteur est retiré.',
      isGrave: true,
    },
    state === 'disabled' && {
      label: 'Réactiver',
      call: users.enable,
      question: `${name} pourra de nouveau se connecter.`,
      done: 'Le compte est réactivé.',
    },
    state !== 'disabled' && {
      label: 'Désactiver',
      call: users.disable,
      question: `${name} ne pourra plus se connecter ; ses sessions se terminent tout de suite.`,
      done: 'Le compte est désactivé.',
      isGrave: true,
    },
    {
      label: 'Retirer l’accès à ce site',
      call: users.remove,
      question: `${name} n’aura plus de rôle sur ce site. Ce qui a été fait reste au journal.`,
      done: 'L’accès est retiré.',
      isGrave: true,
    },
  ]
  return acts.filter((act) => act !== false)
}
