import { everyForm } from './every-form.ts'

// Switches and lists of the settings are whole in Chromium: they are all made of the same two fields.
everyForm('Firefox', 1, 3)
