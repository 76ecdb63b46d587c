import EditIcon from '@mui/icons-material/EditOutlined'
import OpenIcon from '@mui/icons-material/OpenInNew'
import { Alert, Box, Button, LinearProgress, Tab, Tabs } from '@mui/material'
import { useState } from 'react'
import { Title } from '#framework/admin/shell/title.tsx'
import { notify } from '#framework/admin/shell/notices.tsx'
import { Link, useParams } from 'react-router'
import { siteHref } from '#framework/admin/shell/configuration.ts'
import { type PageProperties, pages } from '../contract/pages.ts'
import type { Language } from '#base/kit/language.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { Refused } from '#framework/admin/shell/http.ts'
import { useAct, useOpened } from '#framework/admin/shell/use-call.ts'
import { PropertiesForm } from './properties-form.tsx'
import { TranslationDialog } from './translation-dialog.tsx'

const NAMES: Readonly<Record<Language, string>> = { fr: 'Français', en: 'Anglais' }

/** The properties of one page, in each of its languages. */
export function PropertiesScreen() {
  const { id = '' } = useParams()
  return <Properties key={id} id={id} />
}

function Properties({ id }: { id: string }) {
  const params = { id: Number(id) }
  const { data, error } = useOpened(pages.one, { params })
  const { mutateAsync: add } = useAct(pages.translate)
  const [saved, setSaved] = useState<PageProperties | null>(null)
  const [chosen, setChosen] = useState<Language | null>(null)
  const [isAdding, setAdding] = useState(false)
  const may = useMay()
  if (error && !data) return <Alert severity="error">{error.message}</Alert>
  if (data === undefined) return <LinearProgress aria-label="Lecture de la page" />
  const page = saved ?? data
  const texts = page.texts.find(({ lang }) => lang === chosen) ?? page.texts[0]
  if (texts === undefined) return null
  const canTranslate =
    page.hasEnglish && may('pages.structure') && page.texts.every(({ lang }) => lang !== 'en')

  const translate = async (name: string) => {
    setAdding(false)
    try {
      setSaved(await add({ params, body: { lang: 'en', name } }))
      setChosen('en')
      notify('La version anglaise est créée, hors ligne.', { type: 'success' })
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause
      notify(cause.message, { type: 'error' })
    }
  }

  return (
    <>
      <Title title={`Propriétés : ${texts.name}`} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button component={Link} to="/pages">
          Retour aux pages
        </Button>
        {may('pages.write') ? (
          <Button
            component={Link}
            to={`/pages/${page.id}/${texts.lang}/edit`}
            variant="outlined"
            startIcon={<EditIcon />}
          >
            Modifier la page
          </Button>
        ) : null}
        <Button href={siteHref(texts.path)} target="_blank" rel="noopener" startIcon={<OpenIcon />}>
          Ouvrir sur le site
        </Button>
      </Box>
      {page.texts.length > 1 || canTranslate ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
          <Tabs
            value={texts.lang}
            onChange={(_event, lang: Language) => setChosen(lang)}
            aria-label="Langue"
          >
            {page.texts.map(({ lang }) => (
              <Tab key={lang} value={lang} label={NAMES[lang]} />
            ))}
          </Tabs>
          {canTranslate ? (
            <Button onClick={() => setAdding(true)}>Ajouter la version anglaise</Button>
          ) : null}
        </Box>
      ) : null}
      <PropertiesForm
        key={texts.lang}
        page={page}
        lang={texts.lang}
        mayChange={may('pages.structure')}
        onRead={setSaved}
      />
      {isAdding ? (
        <TranslationDialog
          onAdd={(name) => void translate(name)}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  )
}
