import MoreIcon from '@mui/icons-material/MoreHorizOutlined'
import { Button, IconButton, Menu, MenuItem, Stack } from '@mui/material'
import { useState } from 'react'
import { Confirm } from '#framework/admin/forms/confirm.tsx'
import { notify } from '#framework/admin/shell/notices.tsx'
import { Link } from 'react-router'
import { BASE, DOOR, siteHref } from '#framework/admin/shell/configuration.ts'
import { useAdmin, useMay } from '#framework/admin/shell/context.tsx'
import { Refused, request } from '#framework/admin/shell/http.ts'
import { useAct } from '#framework/admin/shell/use-call.ts'
import { type AccountRecord, users } from '../../contract/users.ts'
import { useInvited } from './invited.tsx'
import { actsOn, type UserAct } from './user-acts.ts'

/** What can be done to somebody's account; each act is asked about first. */
export function UserActions({ user }: { user: AccountRecord }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<UserAct | null>(null)
  const may = useMay()
  const isOwn = useAdmin().user.id === user.id

  const params = { id: user.id }
  const seeAs = () =>
    tried(async () => {
      await request(users.impersonate, { params })
      const onSite = siteHref('/', user.id)
      location.assign(DOOR === 'staff' || user.role === 'client' ? onSite : BASE)
    })
  const canBeSeen =
    may('users.impersonate') && user.role !== 'super-admin' && user.state !== 'disabled'
  return (
    <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
      <Button
        component={Link}
        to={`/users/${encodeURIComponent(user.id)}`}
        size="small"
        aria-label={`Modifier ${user.name}`}
      >
        Modifier
      </Button>
      {!isOwn && (
        <IconButton
          aria-label={`Autres actions pour ${user.name}`}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreIcon />
        </IconButton>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {canBeSeen && (
          <MenuItem onClick={() => void seeAs()}>Voir le site comme {user.name}</MenuItem>
        )}
        {actsOn(user).map((possible) => (
          <MenuItem
            key={possible.label}
            onClick={() => {
              setAnchor(null)
              setAsked(possible)
            }}
          >
            {possible.label}
          </MenuItem>
        ))}
      </Menu>
      {asked && (
        <ConfirmAct key={asked.label} act={asked} user={user} onClose={() => setAsked(null)} />
      )}
    </Stack>
  )
}

interface ConfirmActProps {
  act: UserAct
  user: AccountRecord
  onClose(): void
}

function ConfirmAct({ act, user, onClose }: ConfirmActProps) {
  const sayInvited = useInvited()
  const { mutateAsync } = useAct(act.call)
  const confirm = () => {
    onClose()
    return tried(async () => {
      const answer = await mutateAsync({ params: { id: user.id } })
      if (act.call === users.invite)
        sayInvited(user.name, typeof answer === 'object' ? answer.link : undefined)
      else notify(act.done, { type: 'success' })
    })
  }
  return (
    <Confirm
      title={act.label}
      content={act.question}
      action={act.label}
      color={act.isGrave ? 'warning' : 'primary'}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}

async function tried(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause
    notify(cause.message, { type: 'error' })
  }
}
