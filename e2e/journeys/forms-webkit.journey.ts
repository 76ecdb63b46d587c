import { everyForm } from './every-form.ts'

everyForm('WebKit')
