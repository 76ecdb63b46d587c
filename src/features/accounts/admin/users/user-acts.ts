import type { AccountRecord } from '#base/core/account.ts'

/** Something that can be done to somebody's account. */
export interface UserAct {
  label: string
  method: 'POST' | 'DELETE'
  /** Behind `/users/:id`. */
  path: string
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
      method: 'POST',
      path: '/invite',
      question: `Envoyer un nouveau lien à ${name} ? L’ancien ne servira plus.`,
      done: 'L’invitation est repartie.',
    },
    state === 'active' && {
      label: 'Envoyer un lien de mot de passe',
      method: 'POST',
      path: '/reset-link',
      question: `Envoyer à ${name} un lien pour choisir un nouveau mot de passe ?`,
      done: 'Le lien est parti.',
    },
    state === 'active' && {
      label: 'Terminer ses sessions',
      method: 'POST',
      path: '/end-sessions',
      question: `${name} devra se reconnecter sur tous ses appareils.`,
      done: 'Ses sessions sont terminées.',
    },
    secondFactor && {
      label: 'Retirer le second facteur',
      method: 'POST',
      path: '/remove-second-factor',
      question: `Pour ${name}, le mot de passe suffira de nouveau. À faire quand le téléphone et les codes de secours sont perdus, après avoir vérifié que c’est bien cette personne qui le demande.`,
      done: 'Le second facteur est retiré.',
      isGrave: true,
    },
    state === 'disabled' && {
      label: 'Réactiver',
      method: 'POST',
      path: '/enable',
      question: `${name} pourra de nouveau se connecter.`,
      done: 'Le compte est réactivé.',
    },
    state !== 'disabled' && {
      label: 'Désactiver',
      method: 'POST',
      path: '/disable',
      question: `${name} ne pourra plus se connecter ; ses sessions se terminent tout de suite.`,
      done: 'Le compte est désactivé.',
      isGrave: true,
    },
    {
      label: 'Retirer l’accès à ce site',
      method: 'DELETE',
      path: '',
      question: `${name} n’aura plus de rôle sur ce site. Ce qui a été fait reste au journal.`,
      done: 'L’accès est retiré.',
      isGrave: true,
    },
  ]
  return acts.filter((act) => act !== false)
}
