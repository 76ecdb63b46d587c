import page from '../page.json'

export default function RootLayout({ children }) {
  return (
    <html lang={page.lang}>
      <body>{children}</body>
    </html>
  )
}
