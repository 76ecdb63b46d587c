import CloseIcon from '@mui/icons-material/Close'
import { Alert, Box, Button, IconButton, Snackbar } from '@mui/material'
import { HIDDEN_TEXT } from '#framework/admin/shell/hidden-text.ts'
import type { Saying } from './use-page-tree.ts'

/** Milliseconds for which a message stands: time to read it and to reach its button by keyboard. */
const STANDS = 20_000

interface SayingBarProps {
  saying: Saying | null
  isBusy: boolean
  onUndo(): void
  onClose(): void
}

/** Says what was done, and takes it back. */
export const UndoSnackbar = ({ saying, isBusy, onUndo, onClose }: SayingBarProps) => (
  <>
    {/* What stands there before its text comes is read out by every screen reader. */}
    <Box aria-live={saying?.isRefusal ? 'assertive' : 'polite'} sx={HIDDEN_TEXT}>
      {saying?.said}
    </Box>
    <Snackbar
      open={saying !== null}
      {...(saying?.isRefusal ? {} : { autoHideDuration: STANDS })}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') onClose()
      }}
      key={saying?.said}
    >
      <Alert
        severity={saying?.isRefusal ? 'error' : 'success'}
        role="presentation"
        data-message
        variant="outlined"
        sx={{ bgcolor: 'background.paper', boxShadow: 4, maxWidth: 620 }}
        action={
          <>
            {saying?.undo ? (
              <Button size="small" onClick={onUndo} disabled={isBusy}>
                Annuler
              </Button>
            ) : null}
            <IconButton size="small" aria-label="Fermer le message" onClick={onClose}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        }
      >
        {saying?.said}
      </Alert>
    </Snackbar>
  </>
)
