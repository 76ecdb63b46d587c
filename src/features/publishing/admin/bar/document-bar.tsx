import { Button, Stack, type Theme, useMediaQuery } from '@mui/material'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { notify } from '#framework/admin/shell/notices.tsx'
import { siteHref } from '#framework/admin/shell/configuration.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { type DialogName, DocumentDialog } from './document-dialog.tsx'
import { type DocumentEditing, hasWork } from '../document-editing.ts'
import { DocumentNotices } from './document-notices.tsx'
import { DocumentStatus } from './document-status.tsx'
import { KIND_FACTS } from '../kind-facts.ts'
import type { MenuOutcome } from '../menu-choice.tsx'
import { PUBLISHED_TOAST, PublishedToast } from './published-toast.tsx'
import { actionOf, type MenuEntry, MoreMenu } from '#framework/admin/more-menu.tsx'

const checkPanel = async () => ({ default: (await import('../check-panel.tsx')).CheckPanel })
const CheckPanel = lazy(checkPanel)

interface DocumentBarProps {
  editing: DocumentEditing
  /** Its name, where the bar is all there is over the document. */
  heading?: ReactNode
  chip: ReactNode
  /** Switches of the kind, beside what is done with every document. */
  children?: ReactNode
  /** Address of the draft as it would be seen. */
  preview?: string
  /** What the buttons of those who may publish say; the document is looked at before. */
  publishLabel: string
  /** Said once it is done, when « La page est en ligne. » would be wrong. */
  published?: string
  /** Offered once a document is live for the first time. */
  next?: { label: string; to: string } | undefined
  /** What the kind has to say of a publication planned at an instant, as a sentence; empty for nothing. */
  aboutDate?(due: string): string
  /** What else can be done with a document of the kind. */
  entries: readonly MenuEntry[]
  /** Shows a widget that a problem names. */
  onGoTo?(widgetId: number): void
  /** Shows its title and description, or the field of that name. */
  onFields?(name: string): void
}

/** Of what holds the bar: it stays in sight while one scrolls, where there is room. */
export const STICKY_BAR = {
  position: { md: 'sticky' },
  top: 64,
  zIndex: 2,
  py: 1.5,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const

type Opened = DialogName | 'check'

/** The bar over an editor: how safe the draft is, and what can be done with it. */
export function DocumentBar(props: DocumentBarProps) {
  const { editing, heading, chip, children, publishLabel, entries, onGoTo } = props
  const { isReadOnly, kind } = editing
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [opened, setOpened] = useState<Opened | null>(null)
  const mayPublish = useMay()(KIND_FACTS[kind].publish)
  const buttons = buttonsOf(props, setOpened)
  return (
    <>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        component="section"
        aria-label="Brouillon"
        sx={heading === undefined ? BAR : WHOLE_BAR}
      >
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={{ xs: 0, sm: 1 }}
          sx={heading === undefined ? STEADY : NAMED}
        >
          {heading}
          <DocumentStatus editing={editing} chip={chip} />
        </Stack>
        {children}
        {isNarrow
          ? null
          : buttons.map((one) => (
              <Button key={one.label} disabled={!one.isEnabled} {...actionOf(one)}>
                {one.label}
              </Button>
            ))}
        <Button
          variant="contained"
          disabled={isReadOnly || !hasWork(editing) || (!mayPublish && isAsked(editing))}
          // Once it is pressed the panel is there.
          onPointerEnter={() => void checkPanel().catch(() => {})}
          onClick={() => setOpened(mayPublish ? 'check' : 'request')}
        >
          {mayPublish ? `${publishLabel}…` : 'Demander la publication'}
        </Button>
        <MoreMenu
          entries={[
            ...(isNarrow ? buttons : []),
            ...entries,
            ...dialogsOf(editing, mayPublish, setOpened),
          ]}
        />
      </Stack>
      <DocumentNotices
        editing={editing}
        mayPublish={mayPublish}
        onPlan={() => setOpened('schedule')}
        {...(onGoTo ? { onGoTo } : {})}
      />
      {opened === null ? null : (
        <OpenedDialog bar={props} opened={opened} mayPublish={mayPublish} open={setOpened} />
      )}
    </>
  )
}

interface OpenedDialogProps {
  bar: DocumentBarProps
  opened: Opened
  mayPublish: boolean
  open(name: Opened | null): void
}

/** What the bar has opened. */
function OpenedDialog({ bar, opened, mayPublish, open }: OpenedDialogProps) {
  const { editing, publishLabel, published, next, onGoTo, onFields, aboutDate } = bar
  const { words } = editing
  const close = () => open(null)
  const wasLive = editing.isLive
  const toast = (path: string, company: string, menu: MenuOutcome | null) => (
    <PublishedToast
      next={menu?.next ?? (wasLive ? undefined : next)}
      message={`${published ?? `${words.The} est en ligne${company}.`} ${menu?.sentence ?? ''}`.trim()}
      isPartly={menu?.isIn === false}
      the={words.the}
      path={path}
    />
  )
  return (
    <Suspense fallback={null}>
      {opened === 'check' ? (
        <CheckPanel
          editing={editing}
          publishLabel={mayPublish ? publishLabel : null}
          onGoTo={onGoTo}
          onFields={onFields}
          next={next?.label}
          onPublished={(...done) => notify(toast(...done), PUBLISHED_TOAST)}
          onSchedule={() => open('schedule')}
          onClose={close}
        />
      ) : (
        <DocumentDialog name={opened} editing={editing} aboutDate={aboutDate} onClose={close} />
      )}
    </Suspense>
  )
}

const BAR = { alignItems: 'center', flexWrap: 'wrap' } as const

const WHOLE_BAR = { ...BAR, flex: 1, minWidth: 0, flexWrap: { xs: 'nowrap', sm: 'wrap' } } as const

/** What is said of the draft changes as a button is pressed, which would move from under the pointer. */
const STEADY = { '& output': { minWidth: { sm: '14em' } } } as const

/** The name gives way to what can be done. */
const NAMED = {
  flex: 1,
  minWidth: { xs: 0, sm: 120 },
  alignItems: { xs: 'start', sm: 'center' },
} as const

/** Whether a request for what stands here waits already: asking again would only mail again. */
const isAsked = ({ document }: DocumentEditing): boolean =>
  document?.request?.rejected === null && document.request.base === document.base

/** What is often done; on a phone they are entries of the menu. */
function buttonsOf(
  { editing: { document, saving }, preview }: DocumentBarProps,
  open: (name: Opened) => void,
): MenuEntry[] {
  return [
    ...(preview === undefined
      ? []
      : [{ label: 'Aperçu', isEnabled: saving === 'saved', href: preview }]),
    ...(document?.address
      ? [{ label: 'Voir en ligne', isEnabled: true, href: siteHref(document.address) }]
      : []),
    { label: 'Vérifier', isEnabled: true, onChoose: () => open('check') },
    { label: 'Historique', isEnabled: true, onChoose: () => open('history') },
  ]
}

/** What is done now and then with any document. */
function dialogsOf(
  { document, isLive, isReadOnly, words: { the } }: DocumentEditing,
  mayPublish: boolean,
  open: (name: Opened) => void,
): MenuEntry[] {
  const entry = (name: DialogName, label: string, isEnabled: boolean): MenuEntry => ({
    label,
    isEnabled,
    onChoose: () => open(name),
  })
  return [
    entry('share', 'Partager le brouillon', true),
    ...(mayPublish
      ? [
          entry('schedule', 'Programmer', !isReadOnly),
          ...(document?.stays ? [] : [entry('unpublish', `Retirer ${the} du site`, isLive)]),
        ]
      : []),
    ...(document?.canDiscard
      ? [entry('discard', 'Abandonner le brouillon', document.isDraft && !isReadOnly)]
      : []),
  ]
}
