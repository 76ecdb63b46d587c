import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { TopToolbar, useListContext, useNotify } from 'react-admin'
import { Refused } from '#framework/admin/shell/http.ts'
import { download } from '#framework/admin/download.ts'

/** The log as it is filtered, for a spreadsheet or for a program. */
export function AuditExport() {
  const { filterValues } = useListContext()
  const notify = useNotify()
  const filter = encodeURIComponent(JSON.stringify(filterValues))
  const take = async (format: 'csv' | 'json') => {
    try {
      await download(`/audit/export?format=${format}&filter=${filter}`, `journal.${format}`)
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause
      notify(cause.message, { type: 'error' })
    }
  }
  return (
    <TopToolbar>
      <Button startIcon={<DownloadIcon />} onClick={() => void take('csv')}>
        Tableur (CSV)
      </Button>
      <Button startIcon={<DownloadIcon />} onClick={() => void take('json')}>
        JSON
      </Button>
    </TopToolbar>
  )
}
