import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { resolveLink } from '#base/core/address/link.ts'
import { focusFirst } from '../../focus-first.ts'
import { LinkPicker } from '../link-picker.tsx'
import type { PageChoice } from '#framework/api/choice-calls.ts'
import { useLinkedPages } from '../written-language.ts'
import { insertLink, linkAttributes, setLink } from './link-edits.ts'
import type { TextEditor } from './engine/text-editor.ts'
import { isIn } from './engine/text-state.ts'

/** Sets, changes or removes the link at the cursor. A page is linked to by its address, in the language of the text where it has one. */
export function LinkDialog({ editor, close }: { editor: TextEditor; close(): void }) {
  const { pages = [] } = useLinkedPages()
  const [written] = useState(() => hrefAt(editor))
  const [changed, setChanged] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const link = changed ?? asPage(written, pages)
  const [isMark, setMark] = useState(() => isMarkAt(editor))
  const [isButton, setButton] = useState(() => isButtonAt(editor))
  const needsWords = editor.state.selection.empty && !isIn(editor.state, 'link')
  const href = resolveLink(link, (id) => pages.find((page) => page.id === id)?.path ?? null)
  const isOwnPage = href?.startsWith('/') ?? false
  const isRemoval = link === '' && written !== ''
  const isReady = isRemoval || (href !== null && (!needsWords || words.trim() !== ''))

  const apply = () => {
    const kept = keptWith(editor, { href: href ?? '', isButton, isMark: isMark && isOwnPage })
    if (needsWords && link !== '') insertLink(editor, words.trim(), kept)
    else setLink(editor, link === '' ? null : kept)
    close()
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm">
      <DialogTitle>Lien</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {needsWords ? (
          <TextField
            inputRef={focusFirst}
            margin="dense"
            label="Texte du lien"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        ) : null}
        <LinkPicker label="Le lien mène vers" value={link} onChange={setChanged} />
        <FormControlLabel
          label="Montrer comme un bouton"
          control={
            <Checkbox checked={isButton} onChange={({ target }) => setButton(target.checked)} />
          }
        />
        <FormControlLabel
          label="Marquer sur la page où il mène, et y ouvrir la section qui le contient"
          disabled={!isOwnPage}
          control={
            <Checkbox
              checked={isMark && isOwnPage}
              onChange={({ target }) => setMark(target.checked)}
            />
          }
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Annuler</Button>
        <Button variant="contained" disabled={!isReady} onClick={apply}>
          {isRemoval ? 'Retirer le lien' : 'Appliquer'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Attributes of the link at the cursor with those changed: what else it has stays. */
function keptWith(
  editor: TextEditor,
  { href, isButton, isMark }: { href: string; isButton: boolean; isMark: boolean },
) {
  const { rel: _rel, class: named, [MARK]: _mark, ...others } = linkAttributes(editor)
  const classes = isButton === isButtonAt(editor) ? named : isButton ? BUTTON : null
  return {
    ...others,
    href,
    ...(classes ? { class: classes } : {}),
    ...(isMark ? { [MARK]: href } : {}),
  }
}

/** Classes of a link that looks like a button. */
const BUTTON = 'btn btn-primary'

const isButtonAt = (editor: TextEditor): boolean =>
  /(?:^| )btn(?: |$)/.test(String(linkAttributes(editor)['class'] ?? ''))

/** Names the page on which the link is marked as current, as a menu's is (requirements B6). */
const MARK = 'data-url'

const isMarkAt = (editor: TextEditor): boolean => Boolean(linkAttributes(editor)[MARK])

const hrefAt = (editor: TextEditor): string => String(linkAttributes(editor)['href'] ?? '')

/** The address of a page as the page itself, with whatever follows the path. */
function asPage(href: string, pages: readonly PageChoice[]): string {
  const end = href.search(/[?#]/)
  const path = end === -1 ? href : href.slice(0, end)
  const page = pages.find((known) => known.path === path)
  return page ? `page:${page.id}${href.slice(path.length)}` : href
}
