import DoneIcon from '@mui/icons-material/CheckCircleOutlined'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import { Title } from '#framework/admin/shell/title.tsx'
import { Link, useLocation, useNavigate } from 'react-router'
import { firmInWords } from '#base/core/settings/firm-name.ts'
import type { FirstStep, FirstStepKey } from '#base/core/onboarding.ts'
import type { SiteSettings } from '#base/core/settings/settings.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { useCall } from '#framework/admin/shell/use-call.ts'
import { firstStepCalls } from '../../contract/first-steps.ts'
import { BrandForm } from '../brand/brand-form.tsx'
import { GroupForm, type StepForm, type Values } from '../forms/group-form.tsx'
import { OfficesForm } from '../forms/offices-form.tsx'
import { StrayPhones } from '../forms/stray-phones.tsx'
import { HomePreview } from '../theme/theme-preview.tsx'
import { ColleaguesStep } from './colleagues-step.tsx'
import { LegalStep } from './legal-step.tsx'
import { TeamStep } from './team-step.tsx'

/** `/admin/bienvenue`: what a new firm says of itself, a few fields at a time, beside its own home page. */
export default function FirstStepsScreen() {
  const { data, error, dataUpdatedAt } = useCall(firstStepCalls.read)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const steps = data?.steps ?? []
  const found = steps.findIndex(({ path }) => path === pathname.replace(/\/$/, ''))
  const index = Math.max(0, found)
  const current = steps[index]
  const [before, after] = [steps[index - 1], steps[index + 1]]
  if (current === undefined) {
    return error ? (
      <Alert severity="error">{error.message}</Alert>
    ) : (
      <LinearProgress aria-label="Lecture des premiers pas" />
    )
  }
  const goOn = after ? () => void navigate(after.path) : undefined
  return (
    <>
      <Title title="Premiers pas" />
      <StepLinks steps={steps} current={current.key} />
      <Box sx={BESIDE}>
        <Box sx={{ minWidth: 0 }}>
          <Told>{fr(`Étape ${index + 1} sur ${steps.length}. ${current.detail}`)}</Told>
          {drawn(current.key, {
            title: current.label,
            saveLabel: 'Enregistrer et continuer',
            onSaved: goOn,
          })}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {before ? (
              <Button component={Link} to={before.path} sx={TARGET}>
                Étape précédente
              </Button>
            ) : null}
            {after ? (
              <Button component={Link} to={after.path} variant="outlined" sx={TARGET}>
                Étape suivante
              </Button>
            ) : null}
            <Button component={Link} to="/" sx={TARGET}>
              Revenir plus tard
            </Button>
          </Box>
        </Box>
        <Box sx={{ minWidth: 0, position: { lg: 'sticky' }, top: { lg: 80 } }}>
          {/* What is saved changes it: it is read again. */}
          <HomePreview key={dataUpdatedAt} />
        </Box>
      </Box>
    </>
  )
}

/** Whoever goes on to another step reads and types from its top. */
function Told({ children }: { children: ReactNode }) {
  const told = useRef<HTMLParagraphElement>(null)
  const from = useLocation().key
  useEffect(() => {
    // The address that was opened first has no key of its own: the focus stays where the browser puts it.
    if (from !== 'default') told.current?.focus()
  }, [from])
  return (
    <Typography
      ref={told}
      tabIndex={-1}
      color="textSecondary"
      sx={{ mb: 1, outline: 'none', overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  )
}

interface StepLinksProps {
  steps: readonly FirstStep[]
  current: FirstStepKey
}

/** Every step, in any order. */
const StepLinks = ({ steps, current }: StepLinksProps) => (
  <Box component="nav" aria-label="Étapes" sx={{ mb: 3 }}>
    <Box component="ol" sx={STEPS}>
      {steps.map(({ key, label, path, isDone }, place) => (
        <li key={key}>
          <Box
            component={Link}
            to={path}
            aria-current={key === current ? 'step' : undefined}
            sx={STEP}
          >
            {isDone ? <DoneIcon fontSize="small" color="success" titleAccess="Fait" /> : null}
            {`${place + 1}. ${label}`}
          </Box>
        </li>
      ))}
    </Box>
  </Box>
)

const TARGET = { minHeight: 44 }

const STEPS = { display: 'flex', flexWrap: 'wrap', gap: 0.5, listStyle: 'none', m: 0, p: 0 }

const STEP = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 44,
  px: 1.5,
  borderRadius: 1,
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'text.primary', fontWeight: 700, bgcolor: 'action.selected' },
}

const BESIDE = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
}

/** A step's form: fields that the screens « Le cabinet » and « Équipe » have too, four at most. */
function drawn(key: FirstStepKey, step: StepForm): ReactNode {
  switch (key) {
    case 'identity':
      return (
        <GroupForm
          key={key}
          group="identity"
          {...step}
          only={['nomcabinet', 'firm_article', 'localite']}
          help="Ces mots paraissent dans tout le site : en-tête, pied de page, titres, contact."
          along={namedAlike}
          renderEffect={(name, { values }) =>
            name === 'firm_article' ? <InWords values={values} /> : null
          }
        />
      )
    case 'contact':
      return (
        <GroupForm
          key={key}
          group="identity"
          {...step}
          only={['phonetotext', 'site_email']}
          help="Le téléphone se compose d’un toucher partout sur le site ; les demandes des visiteurs arrivent à cette adresse."
          renderEffect={(name) => (name === 'phonetotext' ? <StrayPhones /> : null)}
        />
      )
    case 'offices':
      return (
        <OfficesForm
          key={key}
          {...step}
          asks="address"
          help="Le premier est le bureau principal. Un bureau sans téléphone porte celui du cabinet."
        />
      )
    case 'hours':
      return (
        <OfficesForm
          key={key}
          {...step}
          asks="hours"
          help="Dans l’en-tête, au contact, et lus par les moteurs de recherche. Les fermetures sont annoncées d’elles-mêmes."
        />
      )
    case 'legal':
      return <LegalStep key={key} />
    case 'brand':
      return (
        <BrandForm
          key={key}
          only={['logo']}
          help="Le logo signe partout. Sans logo, ce sont les initiales du cabinet, dans sa couleur."
        />
      )
    case 'team':
      return <TeamStep key={key} />
    case 'colleagues':
      return <ColleaguesStep key={key} />
  }
}

/** The site is called like the firm, as long as nobody called it otherwise. */
function namedAlike(values: Values, before: Values): Values {
  const isAlike = before['site_name'] === before['nomcabinet'] || before['site_name'] === ''
  return isAlike ? { ...values, site_name: values['nomcabinet'] } : values
}

/** How the name stands in the site's sentences. */
function InWords({ values }: { values: Values }) {
  const nomcabinet = String(values['nomcabinet'] ?? '')
  if (nomcabinet === '') return null
  // The form holds one of its choices.
  const firm_article = values['firm_article'] as SiteSettings['firm_article']
  const { of } = firmInWords({ constants: { nomcabinet }, settings: { firm_article } })
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {fr(`Le site écrit : « la lettre ${of} ».`)}
    </Typography>
  )
}
