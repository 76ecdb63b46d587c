import {
  Alert,
  Box,
  Button,
  Card,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Confirm } from '#framework/admin/forms/confirm.tsx'
import { Title } from '#framework/admin/shell/title.tsx'
import { notify } from '#framework/admin/shell/notices.tsx'
import { Link } from 'react-router'
import {
  pageTrash,
  type RestoreInput,
  type TakenAddress,
  takenAddresses,
  type TrashedPage,
} from '../contract/trash.ts'
import { Refused } from '#framework/admin/shell/http.ts'
import { useAct, useCall } from '#framework/admin/shell/use-call.ts'
import { RestoreDialog } from './restore-dialog.tsx'

const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

/** The bin: pages that were removed, until they come back or are erased for good. */
export function TrashScreen() {
  const { data: read, error, refetch } = useCall(pageTrash.list)
  const { mutateAsync: giveBack } = useAct(pageTrash.restore)
  const { mutateAsync: erase } = useAct(pageTrash.erase)
  const { mutateAsync: purge } = useAct(pageTrash.purge)
  const [asked, setAsked] = useState<{ entry: TrashedPage; taken: TakenAddress[] } | null>(null)
  const [erasing, setErasing] = useState<TrashedPage | null>(null)

  const run = async (work: () => Promise<string>) => {
    try {
      notify(await work(), { type: 'success' })
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause
      notify(cause.message, { type: 'error' })
      void refetch()
    }
  }

  const restore = (entry: TrashedPage, wish: RestoreInput) =>
    run(async () => {
      setAsked(null)
      try {
        const back = await giveBack({ params: { id: entry.id }, body: wish })
        return `« ${back.name} » est revenue à l’adresse ${back.path}.`
      } catch (cause) {
        const taken = takenAddresses.safeParse(cause instanceof Refused && cause.details['taken'])
        if (taken.success) setAsked({ entry, taken: taken.data })
        throw cause
      }
    })

  return (
    <>
      <Title title="Corbeille" />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 2 }}>
        <Button component={Link} to="/pages">
          Retour aux pages
        </Button>
        <Box sx={{ flexGrow: 1 }} />
        <Button
          onClick={() =>
            void run(async () => {
              const { erased } = await purge({})
              return erased === 0
                ? 'Rien n’est assez ancien pour être effacé.'
                : `${erased} entrée${erased > 1 ? 's' : ''} de la corbeille effacée${erased > 1 ? 's' : ''}.`
            })
          }
        >
          Effacer ce qui est trop ancien
        </Button>
      </Box>
      {read || error ? null : <LinearProgress aria-label="Lecture de la corbeille" />}
      {error && !read ? <Alert severity="error">{error.message}</Alert> : null}
      {read?.data.length === 0 ? <Typography>La corbeille est vide.</Typography> : null}
      {read && read.data.length > 0 ? (
        <>
          <Typography sx={{ mb: 2 }}>
            Une page reste ici {read.days} jours, puis elle est effacée.
          </Typography>
          <Card sx={{ overflowX: 'auto' }}>
            <Table>
              <TableHead>
                <TableRow>
                  <TableCell>Page</TableCell>
                  <TableCell>Était sous</TableCell>
                  <TableCell>Retirée</TableCell>
                  <TableCell>Effacée le</TableCell>
                  <TableCell>
                    <span hidden>Actions</span>
                  </TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {read.data.map((entry) => (
                  <TableRow key={entry.id}>
                    <TableCell component="th" scope="row">
                      <Typography sx={{ fontWeight: 600 }}>{entry.name}</Typography>
                      <Typography variant="body2" color="textSecondary">
                        {entry.path}
                        {entry.pages > 1
                          ? ` · avec ${entry.pages - 1} page${entry.pages > 2 ? 's' : ''} dessous`
                          : ''}
                      </Typography>
                    </TableCell>
                    <TableCell>
                      {entry.parentName}
                      {entry.hasParent ? '' : ' (retirée aussi)'}
                    </TableCell>
                    <TableCell>
                      le {DAY.format(new Date(entry.trashedAt))}
                      {entry.by ? `, par ${entry.by}` : ''}
                    </TableCell>
                    <TableCell>{DAY.format(new Date(entry.erasedAt))}</TableCell>
                    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                      <Button
                        onClick={() =>
                          entry.hasParent
                            ? void restore(entry, { withFreePaths: false })
                            : setAsked({ entry, taken: [] })
                        }
                        aria-label={`Restaurer « ${entry.name} »`}
                      >
                        Restaurer
                      </Button>
                      <Button
                        color="error"
                        onClick={() => setErasing(entry)}
                        aria-label={`Effacer « ${entry.name} » pour toujours`}
                      >
                        Effacer
                      </Button>
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Card>
        </>
      ) : null}
      {asked ? (
        <RestoreDialog
          key={asked.taken.length}
          entry={asked.entry}
          taken={asked.taken}
          onRestore={(wish) => void restore(asked.entry, wish)}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {erasing ? (
        <Confirm
          title={`Effacer « ${erasing.name} » pour toujours ?`}
          content="La page, ses blocs et celles d’en dessous ne pourront plus être restaurés."
          action="Effacer pour toujours"
          color="warning"
          onClose={() => setErasing(null)}
          onConfirm={() => {
            setErasing(null)
            void run(async () => {
              await erase({ params: { id: erasing.id } })
              return `« ${erasing.name} » est effacée.`
            })
          }}
        />
      ) : null}
    </>
  )
}
