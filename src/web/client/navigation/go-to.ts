let navigate: (path: string) => void = path => window.location.assign(path)

/** The router announces itself here, so that parts below the app can send the member elsewhere. */
export function setNavigator(go: (path: string) => void): void {
  navigate = go
}

/** Goes to a page of the site. Inside components use the router's own links and hooks. */
export const goTo = (path: string): void => navigate(path)
