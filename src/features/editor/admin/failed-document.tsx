import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { Title } from '#framework/admin/shell/title.tsx'

interface FailedDocumentProps {
  title: string
  message: string | null
  /** Where the list stands that it was opened from. */
  list: string
}

/** Why a document can't be opened, and the way back. */
export const FailedDocument = ({ title, message, list }: FailedDocumentProps) => (
  <>
    <Title title={title} />
    <Alert
      severity="error"
      sx={{ mt: 2 }}
      action={
        <Button color="inherit" size="small" component={Link} to={list}>
          Revenir à la liste
        </Button>
      }
    >
      {message}
    </Alert>
  </>
)
