const text = document.getElementById('admin-configuration')?.textContent

const { previewSheets = [] } = (text ? JSON.parse(text) : {}) as { previewSheets?: string[] }

/** Stylesheets of the site's own pages, for what is shown as a visitor would see it. */
export const PREVIEW_SHEETS: readonly string[] = previewSheets
