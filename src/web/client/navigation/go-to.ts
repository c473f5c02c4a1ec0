let navigate: (path: string) => void = path => window.location.assign(path)

/** Registers the router's navigation, so that code below the app can navigate. */
export function setNavigator(go: (path: string) => void): void {
  navigate = go
}

/** Navigates to a page of the site. Components use the router's links and hooks instead. */
export const goTo = (path: string): void => navigate(path)
