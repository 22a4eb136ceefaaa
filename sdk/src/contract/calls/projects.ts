import { SaveChoreographyResponse } from "../generation.ts";
import { SaveChoreographyRequest } from "../generation-requests.ts";
import {
  ChangeSongFields,
  CreateProjectFields,
  DuplicateRequest,
  PrepareSongFields,
  UpdateDanceFormRequest,
  UpdateProjectRequest,
} from "../project-requests.ts";
import {
  CreateProjectResponse,
  FetchProjectResponse,
  FetchProjectsResponse,
  PreparedSong,
  REQUEST_KEY_HEADER,
} from "../projects.ts";
import { type Call, route } from "./call.ts";
import { EXAMPLE_PREPARED_SONG, EXAMPLE_PROJECT } from "./path-parameters.ts";
import { SECTION_REFUSALS, SONG_REFUSALS } from "./refusals.ts";

/** The newest comes first. */
export const fetchProjectsRoute = route("GET", "/fetchprojects/:uid", "reader", FetchProjectsResponse);
export const fetchProjects = {
  route: fetchProjectsRoute,
  tag: "Projects",
  summary: "The user's own projects",
  names: { answer: "Projects" },
  answerExample: {
    projects: [
      {
        projectID: EXAMPLE_PROJECT,
        projectName: "brave otter",
        duration: 30,
        visibility: "private",
        checkpoint: 3,
        generating: false,
        danceform: "Salsa, Ballet, ",
      },
    ],
  },
} as const satisfies Call;

/** With its dance, and a signed address of its song. */
export const fetchProjectRoute = route("GET", "/fetchproject/:projectId", "either", FetchProjectResponse);
export const fetchProject = {
  route: fetchProjectRoute,
  tag: "Projects",
  summary: "A public project or one's own",
  names: { answer: "ProjectAnswer" },
  answerExample: {
    project: {
      projectID: EXAMPLE_PROJECT,
      projectName: "brave otter",
      song: "/api/media/songs/0123.mp3?expires=1790000000&signature=abc",
      choreography: '{"0.00":{"lyrics":"","steps":[12,13]}}',
      visibility: "public",
      owner: "0b4d1f3e-8f0a-4f5e-9d53-1c0f6a7b8c9d",
      duration: 30,
      checkpoint: 3,
      generating: false,
      danceform: "Salsa, Ballet, ",
      version: 1,
    },
  },
  errors: ["invalid_project_id", "project_not_found"],
} as const satisfies Call;

/** Addresses of the song that others have end with a project that turns private. */
export const changeProjectVisibilityRoute = route("GET", "/changeprojectvisibility/:projectId/:visibility", "writer");
export const changeProjectVisibility = {
  route: changeProjectVisibilityRoute,
  tag: "Projects",
  summary: "Makes public or private",
  errors: ["invalid_project_id", "project_not_found"],
} as const satisfies Call;

/** A generation that is under way ends. */
export const deleteProjectRoute = route("GET", "/deleteproject/:projectId", "writer");
export const deleteProject = {
  route: deleteProjectRoute,
  tag: "Projects",
  summary: "Deletes a project with its song",
  errors: ["invalid_project_id", "project_not_found"],
} as const satisfies Call;

/** Kept until a part of it is cut, until the user's next one, or for half an hour. */
export const prepareSongRoute = route("POST", "/preparedsong", "writer", PreparedSong);
export const prepareSong = {
  route: prepareSongRoute,
  tag: "Projects",
  summary: "Decodes a song that a browser cannot decode; the form's field `file` holds it",
  form: PrepareSongFields,
  names: { answer: "PreparedSong" },
  answerExample: {
    id: EXAMPLE_PREPARED_SONG,
    duration: 200,
    waveform: { sampleRate: 8000, samplesPerPoint: 32, points: "/wA=" },
  },
  errors: ["song_too_long", SONG_REFUSALS],
} as const satisfies Call;

/** For the user who has sent it alone. */
export const preparedSongRoute = route("GET", "/preparedsong/:preparedSong", "reader");
export const preparedSong = {
  route: preparedSongRoute,
  tag: "Projects",
  summary: "A prepared song as MP3, in ranges if asked",
  type: "audio/mpeg",
  errors: ["prepared_song_not_found"],
} as const satisfies Call;

/** The text fields come before the file. */
export const createProjectRoute = route("POST", "/createproject", "writer", CreateProjectResponse);
export const createProject = {
  route: createProjectRoute,
  tag: "Projects",
  summary:
    "Makes a draft of a section of a song; the form's field `file` holds the song, or `preparedSong` names one that is here",
  parameters: [
    {
      name: REQUEST_KEY_HEADER,
      in: "header",
      description: "Names the request: sent again under the same name, it makes no second project",
      schema: { type: "string" },
    },
  ],
  form: CreateProjectFields,
  fileIsOptional: true,
  names: { body: "CreateProject", answer: "CreatedProject" },
  answerExample: { projectID: EXAMPLE_PROJECT },
  errors: ["project_limit", "prepared_song_not_found", SONG_REFUSALS, SECTION_REFUSALS],
} as const satisfies Call;

/** The first style counts most. */
export const updateDanceFormRoute = route("POST", "/updatedanceform", "writer");
export const updateDanceForm = {
  route: updateDanceFormRoute,
  tag: "Projects",
  summary: "Chooses dance styles",
  json: UpdateDanceFormRequest,
  names: { body: "UpdateDanceForm" },
  example: { projectID: EXAMPLE_PROJECT, danceform: "Salsa, Ballet, " },
  errors: ["project_not_found", "invalid_style"],
} as const satisfies Call;

/** Fields that are absent stay as they are. */
export const updateProjectRoute = route("PUT", "/project", "writer");
export const updateProject = {
  route: updateProjectRoute,
  tag: "Projects",
  summary: "Changes a project: its name, or who dances, where, and seen from where",
  json: UpdateProjectRequest,
  names: { body: "UpdateProject" },
  example: { projectID: EXAMPLE_PROJECT, name: "brave otter" },
  errors: ["project_not_found"],
} as const satisfies Call;

/** The new project is private, and counts towards the quota. */
export const duplicateProjectRoute = route("POST", "/duplicate", "writer", CreateProjectResponse);
export const duplicateProject = {
  route: duplicateProjectRoute,
  tag: "Projects",
  summary: "Makes another project with the same song, dance and staging",
  json: DuplicateRequest,
  names: { body: "Duplicate", answer: "CreatedProject" },
  example: { projectID: EXAMPLE_PROJECT },
  errors: ["project_not_found", "project_limit"],
} as const satisfies Call;

/** The project is a draft afterwards. */
export const changeSongRoute = route("PUT", "/song", "writer");
export const changeSong = {
  route: changeSongRoute,
  tag: "Projects",
  summary:
    "Keeps another song, or a narrower part of the one that is there; the form's field `file` holds the other one, or `preparedSong` names it. The dance before goes",
  form: ChangeSongFields,
  fileIsOptional: true,
  names: { body: "ChangeSong" },
  errors: ["project_not_found", "song_in_use", "prepared_song_not_found", SONG_REFUSALS, SECTION_REFUSALS],
} as const satisfies Call;

/** Parts that the reader of choreographies cannot use are not kept. */
export const saveChoreographyRoute = route("PUT", "/choreography", "writer", SaveChoreographyResponse);
export const saveChoreography = {
  route: saveChoreographyRoute,
  tag: "Projects",
  summary: "Saves an edited choreography",
  json: SaveChoreographyRequest,
  // Room for 200,000 characters (`MAX_CHOREOGRAPHY`), each escaped as six bytes of JSON.
  maxBytes: 2 * 1024 * 1024,
  names: { body: "SaveChoreography", answer: "SavedChoreography" },
  example: { projectID: EXAMPLE_PROJECT, choreography: '{"0.00":{"lyrics":"","steps":[12,13]}}', version: 1 },
  answerExample: { version: 2 },
  errors: ["project_not_found", "invalid_choreography", "choreography_conflict", "being_generated"],
} as const satisfies Call;
