import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Title, useNotify } from 'react-admin'
import { Link, useParams } from 'react-router'
import { useMay } from '#framework/admin/shell/context.tsx'
import { EntryForm } from './entry-form.tsx'
import { EntryTree } from './entry-tree.tsx'
import { MenuPreview } from './menu-preview.tsx'
import { RemoveMenu } from './remove-menu.tsx'
import { type MenuEditing, useMenu } from './use-menu.ts'

/** One menu: its entries, the one that is being written, and how the site will draw it. */
export default function MenuEdit() {
  const { id = '' } = useParams()
  const { editing, failure } = useMenu(id)
  if (failure) return <Alert severity="error">{failure}</Alert>
  if (editing === null) return <CircularProgress aria-label="Lecture du menu" />
  return <Editing key={id} editing={editing} />
}

function Editing({ editing }: { editing: MenuEditing }) {
  const may = useMay()
  const isReadOnly = !may('menus.write')
  const { menu, name, data, fault, isConflict } = editing
  return (
    <>
      <Title title={`Menu ${menu.name}`} preferenceKey={false} />
      <Box role="alert">
        {fault ? (
          <Alert
            severity="error"
            sx={{ mb: 2 }}
            action={
              isConflict ? (
                <>
                  <Button color="inherit" onClick={() => void editing.keepMine()}>
                    Garder ma version
                  </Button>
                  <Button color="inherit" onClick={editing.reload}>
                    Prendre l’autre
                  </Button>
                </>
              ) : null
            }
          >
            {fault}
          </Alert>
        ) : null}
      </Box>
      {isReadOnly ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          Votre rôle permet de voir les menus, pas de les changer.
        </Alert>
      ) : (
        <SaveBar editing={editing} />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Box>
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 2 }}>
            <TextField
              size="small"
              label="Nom du menu"
              value={name}
              disabled={isReadOnly}
              onChange={({ target }) => editing.rename(target.value)}
              sx={{ flex: '1 1 200px' }}
            />
            <FormControlLabel
              label="Montrer seulement les sous-entrées"
              disabled={isReadOnly}
              control={
                <Switch
                  checked={data.paramsMenu.onlyLevelChoice === '1'}
                  onChange={(_event, isOn) =>
                    editing.setParams({ ...data.paramsMenu, onlyLevelChoice: isOn ? '1' : '0' })
                  }
                />
              }
            />
          </Box>
          <EntryTree editing={editing} disabled={isReadOnly} />
        </Box>
        <EntryForm editing={editing} disabled={isReadOnly} />
      </Box>
      <MenuPreview id={menu.id} data={data} hasUses={menu.uses.length > 0} />
      <Uses editing={editing} />
    </>
  )
}

function SaveBar({ editing }: { editing: MenuEditing }) {
  const { isDirty, isSaving, canUndo } = editing
  const notify = useNotify()
  const save = async () => {
    if (await editing.save()) notify('Le menu est en ligne.')
  }
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 64,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        py: 1.5,
        mb: 2,
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="output" variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
        {isDirty ? 'Changements non enregistrés' : 'Rien à enregistrer'}
      </Typography>
      <Button disabled={!canUndo || isSaving} onClick={editing.undo}>
        Annuler le dernier changement
      </Button>
      <RemoveMenu menu={editing.menu} />
      <Button variant="contained" disabled={!isDirty || isSaving} onClick={() => void save()}>
        {isSaving ? 'Enregistrement…' : 'Enregistrer et publier'}
      </Button>
    </Box>
  )
}

function Uses({ editing: { menu } }: { editing: MenuEditing }) {
  return (
    <Box component="section" aria-labelledby="menu-uses" sx={{ mt: 4 }}>
      <Typography id="menu-uses" variant="h3" component="h2">
        Utilisé par
      </Typography>
      {menu.uses.length === 0 ? (
        <Typography color="textSecondary">
          Aucune page pour l’instant : choisissez ce menu dans les options d’un widget.
        </Typography>
      ) : (
        <ul>
          {menu.uses.map(({ title, href }, place) => (
            // oxlint-disable-next-line no-array-index-key -- places may bear the same name.
            <li key={place}>{href ? <Link to={`/admin${href}`}>{title}</Link> : title}</li>
          ))}
        </ul>
      )}
    </Box>
  )
}
