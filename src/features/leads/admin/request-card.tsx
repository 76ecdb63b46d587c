import { Alert, Box, Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { notify } from '#framework/admin/shell/notices.tsx'
import { download } from '#framework/admin/download.ts'
import { leads, type ShownLead } from '../contract/leads.ts'
import { instantInParis } from '#base/kit/time/paris-time.ts'

/** What was asked, in the visitor's words, with the ways to answer. */
export function RequestCard({ lead }: { lead: ShownLead }) {
  const failed = (cause: unknown) =>
    notify(cause instanceof Error ? cause.message : String(cause), { type: 'error' })
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h5" component="h2">
          {`${lead.formTitle}, n° ${lead.id}`}
        </Typography>
        <Typography color="text.secondary" gutterBottom>
          {`Reçue le ${instantInParis(lead.received_at)} depuis ${lead.page_path}`}
        </Typography>
        {lead.status === 'quarantine' ? (
          <Alert severity="warning" sx={{ my: 2 }}>
            {`Mise à part comme indésirable probable : ${lead.spam.reasons.join(', ')}. Personne n’a été prévenu.`}
          </Alert>
        ) : null}
        <Asked answers={lead.answers} />
        {lead.files.map(({ stored, name, size }) => (
          <Button
            key={stored}
            variant="outlined"
            onClick={() => {
              download(name, leads.file, { params: { id: lead.id, stored } }).catch(failed)
            }}
          >
            {`Télécharger ${name} (${Math.ceil(size / 1024)} Ko)`}
          </Button>
        ))}
        {lead.email || lead.phone ? (
          <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
            {lead.email ? (
              <Button variant="outlined" href={`mailto:${encodeURIComponent(lead.email)}`}>
                Écrire depuis ma messagerie
              </Button>
            ) : null}
            {lead.phone ? (
              <Button variant="outlined" href={`tel:${lead.phone}`}>
                {`Appeler le ${lead.phone}`}
              </Button>
            ) : null}
          </Stack>
        ) : null}
      </CardContent>
    </Card>
  )
}

/** What somebody typed into the form, field by field. */
export const Asked = ({ answers }: Pick<ShownLead, 'answers'>) => (
  <Box component="dl" sx={{ m: 0 }}>
    {answers.map(({ name, label, value }) => (
      <Box key={name} sx={{ mb: 1.5 }}>
        <Typography component="dt" variant="body2" color="text.secondary">
          {label}
        </Typography>
        <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
)
