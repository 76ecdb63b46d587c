import { Typography } from '@mui/material'
import type { BoardState } from '../contract/board.ts'
import { dateTimeOf } from '#framework/admin/shell/dates.ts'
import { AllWell, BoardCard, Line, Lines } from './board-card.tsx'
import { counted } from './counted.ts'

/** What mails are for, by the beginning of their kind (base/core/mail.ts). */
const KINDS: readonly (readonly [string, string])[] = [
  ['lead-firm', 'Demande transmise au cabinet'],
  ['lead-visitor', 'Accusé de réception au visiteur'],
  ['newsletter', 'Lettre d’information'],
  ['account', 'Message de compte'],
]

const kindName = (kind: string): string =>
  KINDS.find(([beginning]) => kind.startsWith(beginning))?.[1] ?? kind

/** Mails that were given up, and how many are on their way. */
export const MailsCard = ({ mails }: { mails: NonNullable<BoardState['mails']> }) => (
  <BoardCard title="Messages envoyés par le site">
    {!mails.areSent && (
      <Typography color="error">
        Aucun envoi de courriel n’est branché : les messages restent sur le serveur. Demandez à
        votre agence de le brancher.
      </Typography>
    )}
    {mails.areSent && mails.failedCount === 0 && (
      <AllWell>
        {mails.waiting === 0
          ? 'Tous les messages sont partis.'
          : `Aucun échec ; ${counted(mails.waiting, 'message est en route', 'messages sont en route')}.`}
      </AllWell>
    )}
    <Lines>
      {mails.failed.map((mail) => (
        <Line
          key={`${mail.kind} ${mail.createdAt} ${mail.at}`}
          name={kindName(mail.kind)}
          detail={`Abandonné le ${dateTimeOf(mail.at)} après ${counted(mail.attempts, 'essai', 'essais')} : ${mail.error}`}
          isGrave
        />
      ))}
    </Lines>
    {mails.failedCount > mails.failed.length &&
      `et ${counted(mails.failedCount - mails.failed.length, 'autre échec', 'autres échecs')}`}
  </BoardCard>
)
