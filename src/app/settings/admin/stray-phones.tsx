import { Alert, Typography } from '@mui/material'
import { useId } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { useCall } from '#framework/admin/shell/use-call.ts'
import { UseList } from '#framework/admin/used-in.tsx'
import { settingsFacts, type StrayPhone } from '#features/sites/contract/settings-facts.ts'

/** Numbers that texts still call and that are none of the firm's: after a change, where the former one stands. */
export function StrayPhones() {
  const { data } = useCall(settingsFacts.strayPhones)
  return data?.phones.map((stray) => <Stray key={stray.phone} {...stray} />)
}

function Stray({ phone, uses }: StrayPhone) {
  const id = useId()
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      <Typography id={id} variant="body2" gutterBottom>
        {fr(`Le ${readable(phone)} n’est pas un numéro du cabinet. Il est écrit ici :`)}
      </Typography>
      <UseList uses={uses} labelledBy={id} />
    </Alert>
  )
}

/** « 01 99 00 12 34 »; a number of another country as it is dialled. */
const readable = (phone: string): string =>
  phone.startsWith('+33') ? `0${phone.slice(3)}`.replace(/(\d\d)(?=\d)/g, '$1\u00A0') : phone
