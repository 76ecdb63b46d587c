import type { ComponentType, ReactElement } from 'react'
import { CustomRoutes, Resource, type ResourceProps } from 'react-admin'
import { Route } from 'react-router'

/** Screens by the address below `/admin` that shows each: `/pages/:id`. */
export const screensAt = (shown: Readonly<Record<string, ComponentType>>): ReactElement => (
  <CustomRoutes>
    {Object.entries(shown).map(([path, Shown]) => (
      <Route key={path} path={path} element={<Shown />} />
    ))}
  </CustomRoutes>
)

/** Records of one kind, by the name that the interface gives them, with their screens. */
export const recordsOf = (
  name: string,
  label: string,
  screens: Pick<ResourceProps, 'list' | 'create' | 'edit' | 'show'>,
): ReactElement => <Resource name={name} options={{ label }} {...screens} />
