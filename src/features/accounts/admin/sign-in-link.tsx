import { Button, type ButtonProps } from '@mui/material'
import { Link } from 'react-router'
import { DOOR } from '#framework/admin/shell/configuration.ts'

/**
 * To where one signs in. Clients do so on the pages of their site, to which every such screen leads, when the
 * back office stands elsewhere.
 */
export const SignInLink = (props: Pick<ButtonProps, 'children' | 'size' | 'sx'>) =>
  DOOR === 'clients' ? null : <Button component={Link} to="/" {...props} />
