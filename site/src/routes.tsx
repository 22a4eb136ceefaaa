import type { ComponentType } from "react";
import { createBrowserRouter, Outlet, type RouteObject } from "react-router-dom";
import { AboutPage } from "./pages/AboutPage.tsx";
import { HomePage } from "./pages/HomePage.tsx";
import { PrivacyPage } from "./pages/PrivacyPage.tsx";
import { TutorialsPage } from "./pages/TutorialsPage.tsx";
import { Protected } from "./session/guards.tsx";
import { BrokenPage } from "./shell/BrokenPage.tsx";
import { LoadingPage } from "./shell/LoadingPage.tsx";
import { Shell } from "./shell/Shell.tsx";

/** A page that is part of the site's first script, because it is small and people often see it first. */
const ready = (path: string, Component: ComponentType): RouteObject => ({ path, Component });

/** A page whose code is fetched when it is first gone to. */
function page<Name extends string>(
  path: string,
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): RouteObject {
  return { path, lazy: async () => ({ Component: (await load())[name] }) };
}

/** Around the pages of the create flow: they share one machine. */
const createFlow: RouteObject["lazy"] = async () => {
  const { CreateFlowProvider } = await import("./create/CreateFlowProvider.tsx");
  return {
    element: (
      <CreateFlowProvider>
        <Outlet />
      </CreateFlowProvider>
    ),
  };
};

/** Around /signup and /onboarding: they share one draft, which is gone when they are left. */
const signupFlow: RouteObject["lazy"] = async () => {
  const { SignupFlow } = await import("./pages/account/SignupFlow.tsx");
  return { Component: SignupFlow };
};

/** Public pages end with the footer. */
const publicPages: RouteObject[] = [
  ready("/", HomePage),
  ready("/about", AboutPage),
  ready("/tutorials", TutorialsPage),
  page("/blogs", "BlogsPage", () => import("./pages/BlogsPage.tsx")),
  ready("/privacy", PrivacyPage),
  page("/docs/player", "EmbedBuilderPage", () => import("./pages/EmbedBuilderPage.tsx")),
  page("/practise", "PractisePage", () => import("./pages/practice/PractisePage.tsx")),
  page("/restricted", "RestrictedPage", () => import("./pages/RestrictedPage.tsx")),
  page("/login", "LoginPage", () => import("./pages/account/LoginPage.tsx")),
  page("/auth/reset-password", "ResetPasswordPage", () => import("./pages/account/ResetPasswordPage.tsx")),
  {
    lazy: signupFlow,
    children: [
      page("/signup", "SignupPage", () => import("./pages/account/SignupPage.tsx")),
      page("/onboarding", "OnboardingPage", () => import("./pages/account/OnboardingPage.tsx")),
    ],
  },
  page("*", "NotFoundPage", () => import("./pages/NotFoundPage.tsx")),
];

const productPages: RouteObject[] = [
  page("/dashboard", "DashboardPage", () => import("./pages/DashboardPage.tsx")),
  page("/project/:projectId", "ProjectPage", () => import("./pages/project/ProjectPage.tsx")),
  page("/practise/:projectId", "PracticePage", () => import("./pages/practice/PracticePage.tsx")),
  page("/stepsheet/:projectId", "StepSheetPage", () => import("./pages/stepsheet/StepSheetPage.tsx")),
  page("/rnd", "RndPage", () => import("./pages/create/RndPage.tsx")),
  {
    element: <Protected />,
    children: [
      page("/profile", "ProfilePage", () => import("./pages/account/ProfilePage.tsx")),
      {
        lazy: createFlow,
        children: [
          page("/selectaudio", "SelectAudioPage", () => import("./pages/create/SelectAudioPage.tsx")),
          page("/selectdanceform", "SelectDanceFormPage", () => import("./pages/create/SelectDanceFormPage.tsx")),
          page("/customiseavatar", "CustomiseAvatarPage", () => import("./pages/create/CustomiseAvatarPage.tsx")),
          page("/loading", "LoadingPage", () => import("./pages/create/LoadingPage.tsx")),
        ],
      },
    ],
  },
];

/** Every route of the site but /standalone/{id}, which is an HTML page of its own. */
export const ROUTES: RouteObject[] = [
  {
    errorElement: <BrokenPage />,
    HydrateFallback: LoadingPage,
    children: [
      // Back from Google or GitHub: a page without chrome, since it may stand in a popup.
      page(
        "/auth/callback/:provider",
        "ProviderCallbackPage",
        () => import("./pages/account/ProviderCallbackPage.tsx"),
      ),
      page("/auth/start/:provider", "ProviderStartPage", () => import("./pages/account/ProviderStartPage.tsx")),
      { element: <Shell footer />, children: [{ errorElement: <BrokenPage />, children: publicPages }] },
      { element: <Shell />, children: [{ errorElement: <BrokenPage />, children: productPages }] },
    ],
  },
];

/** The router over the browser's address bar. */
export function createSiteRouter() {
  return createBrowserRouter(ROUTES);
}
